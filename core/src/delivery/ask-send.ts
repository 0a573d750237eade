import type { EmailMode, EmailSettings } from '../account/email-settings.ts';
import type { Creator } from '../creator/creator.ts';
import { undecidedEmails } from '../creator/creator-email.ts';
import { cameBack } from './came-back.ts';
import { DELIVERY_REFUSALS, type DeliveryRefusal } from './delivery-refusal.ts';
import type { Delivery, DeliveryState } from './delivery.ts';
import { isPinned } from './is-pinned.ts';
import { isWaiting } from './is-waiting.ts';
import type { Refusal } from './refusal.ts';
import { notReadyReason, type SendingFacts } from './sending-facts.ts';

/** An email a person asks to be sent now. */
interface SendRequest {
  creator: Pick<
    Creator,
    'email' | 'email_sent' | 'email_refused_at' | 'opted_out_at' | 'other_emails'
  >;
  /** The newest email to this creator, if there ever was one, and its id. */
  delivery: Delivery | null;
  delivery_id: string;
  settings: EmailSettings;
  /** The person was shown that the address had, or may have had, an email, or refused one. */
  anyway: boolean;
  /**
   * The email's revision when the person said "anyway", or had read it; null when there was no
   * email, undefined when not known.
   */
  seen_revision?: number | null | undefined;
}

export interface SendFacts extends SendRequest {
  /** For the address and channel of `sendTarget`. */
  sending: SendingFacts;
}

type SendRefusal = Refusal<DeliveryRefusal | 'sending_now' | 'no_address' | 'changed'>;

export type SendVerdict =
  | SendRefusal
  /** The same "anyway" was followed before: nothing more is sent. */
  | { kind: 'done'; state: DeliveryState }
  /** The email waits: it is sent now. */
  | { kind: 'release'; is_anyway: boolean }
  /**
   * A webhook may have received the email: the same request is repeated, under the same id.
   * `claims`: the claim to its address is written again.
   */
  | { kind: 'replay'; claims: boolean }
  /** A new message; as a new delivery when the one before may have gone out. */
  | { kind: 'write'; is_anyway: boolean; claims: boolean };

const refuse = (code: DeliveryRefusal): SendRefusal => ({
  kind: 'refused',
  code,
  sentence: DELIVERY_REFUSALS[code],
});

const OUT: ReadonlySet<DeliveryState> = new Set(['sent', 'uncertain']);
const GOING: ReadonlySet<DeliveryState> = new Set(['queued', 'sending', 'sent']);

/** The email while it waits: it has its address already. */
const waiting = (delivery: Delivery | null): Delivery | null =>
  delivery && isWaiting(delivery) ? delivery : null;

const isOut = (delivery: Delivery | null): boolean => delivery !== null && OUT.has(delivery.state);

/** Whether the creator had an email, or may have; one that came back reached nobody. */
const hadMail = ({ creator, delivery }: SendRequest): boolean =>
  !(delivery && cameBack(delivery)) && (creator.email_sent || isOut(delivery));

/** Whether a webhook may have received the email, and nothing else is known of its outcome. */
const isTried = ({ delivery, anyway }: SendRequest): boolean =>
  !anyway && delivery !== null && !isOut(delivery) && isPinned(delivery);

/** The address and mode it would be sent with; null without an address. */
export function sendTarget(request: SendRequest): { address: string; mode: EmailMode } | null {
  const { creator, settings } = request;
  const waits = waiting(request.delivery);
  const address = waits ? waits.to : creator.email;
  const isKept = waits !== null && isPinned(waits);
  return address === null
    ? null
    : { address, mode: isKept ? 'webhook' : settings.active_email_mode };
}

/** The refusal when an email may have reached the creator. */
function refuseOut(delivery: Delivery): SendRefusal {
  const { last_error } = delivery;
  if (delivery.state === 'sent' || !last_error) return refuse('already_sent');
  return { ...refuse('outcome_unknown'), sentence: last_error.sentence };
}

/** The verdict when the email has changed since the person saw it; null when it has not. */
function askWhetherSeen({ anyway, seen_revision, delivery }: SendRequest): SendVerdict | null {
  const isSeen = seen_revision === undefined || seen_revision === (delivery?.revision ?? null);
  if (isSeen) return null;
  if (anyway && delivery && GOING.has(delivery.state))
    return { kind: 'done', state: delivery.state };
  const sentence = 'This email has changed. Check it again before you send it.';
  return { kind: 'refused', code: 'changed', sentence };
}

/** A refusal that `anyway` does not override; null when there is none. */
function askForAll(facts: SendFacts): SendRefusal | null {
  const { creator, delivery, sending, settings } = facts;
  if (delivery?.state === 'sending') {
    return { kind: 'refused', code: 'sending_now', sentence: 'It’s being sent right now.' };
  }
  if (creator.opted_out_at ?? sending.suppression?.reason === 'opted_out') {
    return refuse('opted_out');
  }
  const target = sendTarget(facts);
  if (!target) {
    const sentence =
      undecidedEmails(creator).length > 0
        ? 'We’re not sure which address is right. Choose one first.'
        : 'This creator has no email address yet. Capture the creator again, or type an address in the CRM.';
    return { kind: 'refused', code: 'no_address', sentence };
  }
  if (sending.takes_mail === 'no') return refuse('address_unreachable');
  const reason = notReadyReason({ ...settings, active_email_mode: target.mode }, sending);
  return reason && refuse(reason);
}

/**
 * What a person's "send now" does to the email of a creator. Never a second mail to an address
 * without `anyway`; never any to a creator who unsubscribed. Pure and total: the caller
 * writes it at the versions read.
 */
export function askSend(facts: SendFacts): SendVerdict {
  const { creator, delivery, sending, settings } = facts;
  const refused = askWhetherSeen(facts) ?? askForAll(facts);
  if (refused) return refused;
  // An "anyway" for this email holds for its retries.
  const anyway = facts.anyway || (!isOut(delivery) && delivery?.is_anyway === true);
  const isBounced = sending.suppression?.reason === 'bounced' || isRefused(facts);
  if (isBounced && !anyway) return refuse('address_bounced');
  const waits = waiting(delivery);
  if (waits) return { kind: 'release', is_anyway: waits.is_anyway || isBounced };
  const wasWritten = hadMail(facts);
  if (delivery && isOut(delivery) && wasWritten && !anyway) return refuseOut(delivery);
  const claims = sending.contacted_by === null;
  const needsAssent = isPromised(facts) || wasWritten;
  if (needsAssent && !anyway) return refuse('already_sent');
  if (delivery && isTried(facts)) {
    const isSame = settings.active_email_mode === 'webhook' && delivery.to === creator.email;
    return isSame ? { kind: 'replay', claims } : refuse('webhook_switched');
  }
  return { kind: 'write', is_anyway: needsAssent || isBounced, claims };
}

/**
 * Whether another email has the claim to the address. One that a webhook may have received keeps
 * its own claim.
 */
function isPromised(facts: SendFacts): boolean {
  const { delivery_id, sending } = facts;
  if (sending.contacted_by === null) return false;
  return !(sending.contacted_by === delivery_id && isTried(facts));
}

/** Whether the address it would go to is the creator's current one, and that one refused mail. */
function isRefused({ creator, delivery }: SendRequest): boolean {
  const waits = waiting(delivery);
  return creator.email_refused_at !== null && (!waits || waits.to === creator.email);
}
