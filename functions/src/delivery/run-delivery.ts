import { CHANNEL_FACTS, isMailbox } from '@vibes/core/channel/channel';
import type { Delivery } from '@vibes/core/delivery/delivery';
import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import { isFollowUp } from '@vibes/core/follow-up/is-follow-up';
import type { MailboxLimits } from '@vibes/core/delivery/mailbox';
import { waitsForSendTime } from '@vibes/core/delivery/waits-for-send-time';
import type { NotionTables } from '../ports/notion-tables.ts';
import type { PostEventPorts } from '../steps/post-event.ts';
import { sendByGmail, type GmailPorts } from './send-by-gmail.ts';
import { sendByWebhook } from './send-by-webhook.ts';
import type {
  SendContext,
  DeliveryFacts,
  DeliveryRef,
  DeliveryRunResult,
  EmailFacts,
} from './send-context.ts';
import { mirrorToNotion } from './mirror-to-notion.ts';
import { loadMirrorFacts } from './load-mirror-facts.ts';
import { loadDelivery, type StoredDelivery } from './load-delivery.ts';
import { loadEmailFacts } from './load-email-facts.ts';
import type { EndingInput } from './load-ending.ts';
import { runEnding, type EndingPorts } from './run-ending.ts';
import { runGate } from './run-gate.ts';
import { newRunMode, type RunMode } from './run-mode.ts';
import { takeLease } from './take-lease.ts';
import { mirrorEvent, emailEvent } from './webhook-event.ts';

export interface DeliveryPorts extends GmailPorts, PostEventPorts, EndingPorts {
  notion: NotionTables;
  /** The product's own limits of a mailbox. */
  limits: MailboxLimits;
  /** Reads the mailbox for replies up to now. `busy`: somebody else is at it; `unread`: that cannot be done now. */
  readMailbox: (uid: string) => Promise<'read' | 'busy' | 'unread'>;
  /** Called for a delivery that threw. It stays as it is, and the others run. */
  onFault: (fault: { uid: string; id: string; error: unknown }) => void;
}

const DUE: ReadonlySet<Delivery['state']> = new Set(['held', 'queued', 'sending']);
function isDue(delivery: Delivery, mode: RunMode, now: Date): boolean {
  if (mode.is_early) return waitsForSendTime(delivery);
  const { state, due_at } = delivery;
  return DUE.has(state) && due_at !== undefined && due_at <= now;
}

/** Milliseconds until the mailbox is read again for a follow-up that waits. */
const READ_AGAIN = 15 * 60_000;
const unread = (now: Date): DeliveryOutcome => ({
  kind: 'postponed',
  code: 'follow_up_unread',
  until: new Date(now.getTime() + READ_AGAIN),
});

/** A mailbox sends one email at a time. */
const isBusy = (facts: DeliveryFacts, now: Date) =>
  facts.kind === 'email' &&
  isMailbox(facts.channel) &&
  facts.mailbox_taken_until !== null &&
  facts.mailbox_taken_until > now;

const loadFacts = (ports: DeliveryPorts, ref: DeliveryRef, found: StoredDelivery) =>
  found.delivery.kind === 'email'
    ? loadEmailFacts(ports, ref, found)
    : loadMirrorFacts(ports.documents, ref, found, found.delivery.kind);

/**
 * Runs one delivery once: due? → lease ended? → gate → state `sending` → submit → record the
 * outcome. A follow-up passes the gate a second time after the mailbox was read up to now. Safe to
 * call any number of times and in parallel.
 *
 * @param mode with the send times this run of the queue has given to other emails
 */
export async function runDelivery(
  ports: DeliveryPorts,
  ref: DeliveryRef,
  mode: RunMode = newRunMode(),
): Promise<DeliveryRunResult> {
  const found = await loadDelivery(ports.documents, ref);
  if (!found || !isDue(found.delivery, mode, ports.clock())) return 'left';
  const { delivery } = found;
  let gate: EmailFacts | undefined;
  const end = async (
    ending: Omit<EndingInput, 'ref' | 'seen' | 'gate' | 'now'>,
  ): Promise<DeliveryRunResult> =>
    (await runEnding(ports, { ref, seen: delivery, gate, now: ports.clock(), ...ending }))?.state ??
    'left';

  if (delivery.state === 'sending') {
    const outcome = { kind: 'lease_ended' } as const;
    return end({ outcome, token: delivery.lease_token, tried: null });
  }
  if (delivery.kind === 'email' && found.payload.text === undefined)
    return end({ outcome: { kind: 'permanent', code: 'text_dropped' }, token: null, tried: null });
  const facts = await loadFacts(ports, ref, found);
  if (facts.kind === 'email') gate = facts;
  if (isBusy(facts, ports.clock())) return 'busy';

  const verdict = await runGate(ports, { ref, facts, mode });
  if (verdict?.kind === 'wait') {
    await ports.pause(verdict.wait);
    return runDelivery(ports, ref, { ...mode, may_wait: false });
  }
  if (verdict?.kind === 'stay') return 'left';
  if (verdict) return end({ outcome: verdict, token: null, tried: null });
  if (isFollowUp(delivery) && !mode.is_mailbox_read) {
    const reading = await ports.readMailbox(ref.uid);
    if (reading === 'busy') return 'left';
    if (reading === 'read') return runDelivery(ports, ref, { ...mode, is_mailbox_read: true });
    return end({ outcome: unread(ports.clock()), token: null, tried: null });
  }

  return send(ports, facts, {
    ref,
    async take(taking = {}) {
      const token = ports.randomness.id();
      const lease = { ref, facts, token, now: ports.clock(), taking };
      return (await takeLease(ports.documents, lease)) === 'committed' ? token : null;
    },
    end: (outcome, token) => end({ outcome, token, tried: facts }),
  });
}

function send(
  ports: DeliveryPorts,
  facts: DeliveryFacts,
  base: Omit<SendContext<DeliveryFacts>, 'facts'>,
): Promise<DeliveryRunResult> {
  const isWebhook = CHANNEL_FACTS[facts.channel].transport === 'webhook';
  if (facts.kind === 'email') {
    const context = { ...base, facts };
    if (!isWebhook) return sendByGmail(ports, context);
    return sendByWebhook(ports, context, emailEvent(ports, context));
  }
  const context = { ...base, facts };
  if (!isWebhook) return mirrorToNotion(ports, context);
  return sendByWebhook(ports, context, mirrorEvent(context));
}
