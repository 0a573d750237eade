import type { Creator } from '@vibes/core/creator/creator';
import { undecidedEmails } from '@vibes/core/creator/creator-email';
import { whoseTurn } from '@vibes/core/creator/whose-turn';
import { cameBack } from '@vibes/core/delivery/came-back';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { isUndeliverable } from '../../creator/is-undeliverable.ts';
import { deliveryActions, needsOtherAddress } from '../../delivery/delivery-actions.ts';
import { fixLink } from '../../delivery/fix-link.ts';
import type { UnsentReason } from './unsent-reason.ts';

/**
 * The one thing to do next about a creator, whose button is marked: `answer` a reply, `judge` whether
 * a message is one, `send` the
 * first email, or another one where it bounced, `act` is the first action of the newest email, `fix`
 * the link to where its fault is fixed. `wait`: nothing to do yet. `none`: nothing may be sent.
 */
export type NextStep =
  | 'send'
  | 'answer'
  | 'judge'
  | 'choose'
  | 'choose_other'
  | 'type_address'
  | 'dm'
  | 'review'
  | 'act'
  | 'fix'
  | 'wait'
  | 'none';

interface Facts {
  creator: Pick<
    Creator,
    | 'awaiting'
    | 'dm_sent_at'
    | 'email'
    | 'email_refused_at'
    | 'email_sent'
    | 'email_unreachable_at'
    | 'may_be_from'
    | 'opted_out_at'
    | 'other_emails'
    | 'status'
  >;
  /** The newest email; null where there is none, undefined while it is not known. */
  delivery: Delivery | null | undefined;
  /** Why no email was sent, where none is there; null while it is not known. */
  unsent: UnsentReason | null;
  /** Whether there is a profile to send a DM to. */
  hasDm: boolean;
  /** Whether emails can go out by the settings now; undefined while it is not known. */
  isSetUp: boolean | undefined;
}

/** Without an address that takes mail: another one, else a DM, once. */
function withoutAddress({ creator, hasDm }: Facts): NextStep {
  if (creator.other_emails.length > 0) return 'choose_other';
  return hasDm && !creator.dm_sent_at ? 'dm' : 'type_address';
}

function beforeEmail(facts: Facts): NextStep | null {
  const { creator, unsent } = facts;
  if (creator.email_sent || creator.dm_sent_at) return 'wait';
  if (undecidedEmails(creator).length > 0) return 'choose';
  if (!creator.email || isUndeliverable(creator)) return withoutAddress(facts);
  return unsent && (unsent.isWritten ? 'wait' : 'send');
}

/** The reasons that end once sending is set up. */
const SET_UP: ReadonlySet<string | undefined> = new Set([
  'not_set_up',
  'webhook_not_set_up',
  'webhook_not_https',
]);

function afterEmail(facts: Facts, delivery: Delivery): NextStep {
  const { creator, isSetUp } = facts;
  if (needsOtherAddress(delivery, { email: creator.email })) return withoutAddress(facts);
  if (cameBack(delivery)) return isUndeliverable(creator) ? withoutAddress(facts) : 'send';
  const isFixed = isSetUp === true && SET_UP.has(delivery.last_error?.code);
  if (delivery.state === 'failed' && fixLink(delivery) && !isFixed) return 'fix';
  if (delivery.state === 'held') return 'review';
  if (delivery.state === 'queued') return 'wait';
  const [action] = deliveryActions(delivery, { now: delivery.updated_at });
  if (action) return 'act';
  return delivery.last_error?.code === 'opted_out' ? 'none' : 'wait';
}

/** What to do next about a creator; null while it is not known. */
export function nextStep(facts: Facts): NextStep | null {
  const { creator, delivery } = facts;
  if (creator.opted_out_at) return 'none';
  if (whoseTurn(creator) === 'us') return 'answer';
  if (creator.may_be_from) return 'judge';
  if (delivery === undefined) return null;
  return delivery ? afterEmail(facts, delivery) : beforeEmail(facts);
}

type WaitFacts = Pick<Creator, 'awaiting' | 'dm_sent_at' | 'last_in_at' | 'status'>;

/** Why there is nothing to do about a creator: what is waited for, if anything. */
export function waitWords(
  { awaiting, dm_sent_at, last_in_at, status }: WaitFacts,
  delivery: Pick<Delivery, 'state'> | null | undefined,
): string {
  if (delivery?.state === 'queued' || delivery?.state === 'sending')
    return 'The email is on its way';
  const isAsked = dm_sent_at !== null && last_in_at === null;
  const turn = whoseTurn({ awaiting: isAsked ? 'them' : awaiting, status });
  return turn === 'them' ? 'Waiting for a reply' : 'Nothing to do';
}
