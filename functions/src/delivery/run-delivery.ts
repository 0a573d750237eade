import { CHANNEL_FACTS, isMailbox } from '@vibes/core/channel/channel';
import type { Delivery } from '@vibes/core/delivery/delivery';
import type { MailboxLimits } from '@vibes/core/delivery/mailbox';
import { waitsForOpening } from '@vibes/core/delivery/waits-for-opening';
import type { NotionTables } from '../ports/notion-tables.ts';
import type { PostEventPorts } from '../ports/post-event.ts';
import { carryByGmail, type GmailPorts } from './carry-by-gmail.ts';
import { carryByWebhook } from './carry-by-webhook.ts';
import type { Carrying, DeliveryFacts, DeliveryRef, DeliveryRun } from './carrying.ts';
import { copyToNotion } from './copy-to-notion.ts';
import { loadCopyFacts } from './load-copy-facts.ts';
import { loadDelivery, type FoundDelivery } from './load-delivery.ts';
import { loadEmailFacts } from './load-email-facts.ts';
import type { Ending } from './load-ending.ts';
import { runEnding, type EndingPorts } from './run-ending.ts';
import { newTurns, runGate, type Turns } from './run-gate.ts';
import { takeToWire } from './take-to-wire.ts';
import { copyEvent, emailEvent } from './webhook-event.ts';

export interface DeliveryPorts extends GmailPorts, PostEventPorts, EndingPorts {
  notion: NotionTables;
  /** The product's own limits of a mailbox. */
  limits: MailboxLimits;
  /** Hears of a delivery that could not be run. It stays as it is, and others go on. */
  onFault: (fault: { uid: string; id: string; error: unknown }) => void;
}

const DUE: ReadonlySet<Delivery['state']> = new Set(['held', 'queued', 'sending']);
function isDue(delivery: Delivery, turns: Turns, now: Date): boolean {
  if (turns.is_early) return waitsForOpening(delivery);
  const { state, due_at } = delivery;
  return DUE.has(state) && due_at !== undefined && due_at <= now;
}

/** A mailbox sends one e-mail at a time. */
const isBusy = (facts: DeliveryFacts, now: Date) =>
  facts.kind === 'email' &&
  isMailbox(facts.channel) &&
  facts.mailbox_taken_until !== null &&
  facts.mailbox_taken_until > now;

const loadFacts = (ports: DeliveryPorts, ref: DeliveryRef, found: FoundDelivery) =>
  found.delivery.kind === 'email'
    ? loadEmailFacts(ports, ref, found)
    : loadCopyFacts(ports.documents, ref, found, found.delivery.kind);

/**
 * One delivery, once: due? → lease ended? → gate → on the wire → hand over →
 * record. May be called any number of times, by anyone, at once.
 *
 * @param turns what this run of the lane has given to others that wait
 */
export async function runDelivery(
  ports: DeliveryPorts,
  ref: DeliveryRef,
  turns: Turns = newTurns(),
): Promise<DeliveryRun> {
  const found = await loadDelivery(ports.documents, ref);
  if (!found || !isDue(found.delivery, turns, ports.clock())) return 'left';
  const { delivery } = found;
  const end = async (ending: Omit<Ending, 'ref' | 'seen' | 'now'>): Promise<DeliveryRun> =>
    (await runEnding(ports, { ref, seen: delivery, now: ports.clock(), ...ending }))?.state ??
    'left';

  if (delivery.state === 'sending') {
    const outcome = { kind: 'lease_ended' } as const;
    return end({ outcome, token: delivery.lease_token, tried: null });
  }
  const facts = await loadFacts(ports, ref, found);
  if (isBusy(facts, ports.clock())) return 'busy';

  const verdict = await runGate(ports, { ref, facts, turns });
  if (verdict?.kind === 'wait') {
    await ports.pause(verdict.wait);
    return runDelivery(ports, ref, { ...turns, may_wait: false });
  }
  if (verdict?.kind === 'stay') return 'left';
  if (verdict) return end({ outcome: verdict, token: null, tried: null });

  return carry(ports, facts, {
    ref,
    async take(taking = {}) {
      const token = ports.randomness.id();
      const lease = { ref, facts, token, now: ports.clock(), taking };
      return (await takeToWire(ports.documents, lease)) === 'committed' ? token : null;
    },
    end: (outcome, token) => end({ outcome, token, tried: facts }),
  });
}

function carry(
  ports: DeliveryPorts,
  facts: DeliveryFacts,
  hands: Omit<Carrying<DeliveryFacts>, 'facts'>,
): Promise<DeliveryRun> {
  const isWebhook = CHANNEL_FACTS[facts.channel].carrier === 'webhook';
  if (facts.kind === 'email') {
    const carrying = { ...hands, facts };
    if (!isWebhook) return carryByGmail(ports, carrying);
    return carryByWebhook(ports, carrying, emailEvent(ports, carrying));
  }
  const carrying = { ...hands, facts };
  if (!isWebhook) return copyToNotion(ports, carrying);
  return carryByWebhook(ports, carrying, copyEvent(carrying));
}
