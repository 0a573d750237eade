import { askGate } from '@vibes/core/delivery/ask-gate';
import type { Delivery } from '@vibes/core/delivery/delivery';
import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import type { MailboxLimits } from '@vibes/core/delivery/mailbox';
import { expiredLeaseOutcome } from '@vibes/core/delivery/settle-delivery';
import type { Clock } from '../ports/clock.ts';
import type { Digest } from '../ports/digest.ts';
import type { Documents } from '../ports/documents.ts';
import type { MailSender, OutgoingMail } from '../ports/mail-sender.ts';
import type { Pause } from '../ports/pause.ts';
import type { Randomness } from '../ports/randomness.ts';
import { secretContext, type SecretBox } from '../ports/secret-box.ts';
import { loadDelivery, type DeliveryFacts } from './load-delivery.ts';
import { recordOutcome } from './record-outcome.ts';
import { takeToWire } from './take-to-wire.ts';

export interface DeliveryPorts {
  documents: Documents;
  mail: MailSender;
  secrets: SecretBox;
  digest: Digest;
  clock: Clock;
  randomness: Randomness;
  pause: Pause;
  limits: MailboxLimits;
  /** Hears of a delivery that could not be run. It stays as it is, and others go on. */
  onFault: (fault: { uid: string; id: string; error: unknown }) => void;
  /** Domain of Message-IDs. */
  mail_domain: string;
}

/** What a run did: `left` when nothing is due here, `busy` while another delivery holds the mailbox. */
export type DeliveryRun = 'left' | 'busy' | Delivery['state'];

/**
 * One delivery, once: due? → lease ended? → gate → sign in → on the wire →
 * hand over → record. May be called any number of times, by anyone, at once.
 */
export async function runDelivery(
  ports: DeliveryPorts,
  ref: { uid: string; id: string },
): Promise<DeliveryRun> {
  const { documents, clock } = ports;
  const now = clock();
  const facts = await loadDelivery(ports, ref);
  if (!facts?.delivery.due_at || facts.delivery.due_at > now) return 'left';
  const { attempts, revision } = facts.delivery;
  const end = async (outcome: DeliveryOutcome, token: string | null): Promise<DeliveryRun> => {
    const ending = { ...ref, outcome, token, attempts, revision, now: clock() };
    return (await recordOutcome(ports, ending))?.state ?? 'left';
  };

  if (facts.delivery.state === 'sending') {
    return end(expiredLeaseOutcome(facts.delivery, now), facts.delivery.lease_token);
  }
  if (facts.delivery.state !== 'queued') return 'left';
  if (facts.mailbox_taken_until && facts.mailbox_taken_until > now) return 'busy';

  const verdict = askGate({ ...facts, delivery_id: ref.id, limits: ports.limits, now });
  if (verdict) return end(verdict, null);

  const session = await ports.mail({
    address: facts.settings.email_address ?? '',
    app_password: openPassword(ports, ref.uid, facts),
    name: facts.sender_name,
  });
  if ('refused' in session) return end(session.refused, null);
  try {
    const token = ports.randomness.id();
    const taken = await takeToWire(documents, { ...ref, facts, token, now: clock() });
    if (taken === 'conflict') return 'left';
    return await end(await session.send(outgoing(ports, ref, facts)), token);
  } finally {
    session.close();
  }
}

function openPassword(ports: DeliveryPorts, uid: string, facts: DeliveryFacts): string {
  return ports.secrets.open(facts.sealed_password ?? '', secretContext.appPassword(uid));
}

function outgoing(
  ports: DeliveryPorts,
  { uid, id }: { uid: string; id: string },
  facts: DeliveryFacts,
): OutgoingMail {
  return {
    to: facts.delivery.to,
    ...facts.email,
    message_id: `${ports.digest(`${uid}/${id}`).slice(0, 32)}@${ports.mail_domain}`,
  };
}
