import { isOwedForTyped } from '@vibes/core/credit/is-charged';
import type { OtherEmail } from '@vibes/core/contact/contact-candidate';
import type { Creator } from '@vibes/core/creator/creator';
import { undecidedEmails } from '@vibes/core/creator/creator-email';
import { cameBack } from '@vibes/core/delivery/came-back';
import type { Delivery, DeliveryState } from '@vibes/core/delivery/delivery';
import { isPinned } from '@vibes/core/delivery/is-pinned';

const ON_ITS_WAY: ReadonlySet<DeliveryState> = new Set(['sending', 'sent', 'uncertain']);
const WAITING: ReadonlySet<DeliveryState> = new Set(['held', 'queued']);

type Going = Pick<Delivery, 'state' | 'to' | 'channel'> & Partial<Pick<Delivery, 'bounce'>>;

/** An email that a webhook may have received keeps its address. */
const canMove = (delivery: Going): boolean => WAITING.has(delivery.state) && !isPinned(delivery);

const FIRST = 'Press “Send email” to send one there.';

/** What choosing another address means for the email; `delivery` is undefined while it is not known. */
export function choiceSentence(delivery: Going | null | undefined): string | undefined {
  if (delivery === undefined) return undefined;
  if (delivery && canMove(delivery)) return 'The waiting email will be sent there.';
  if (delivery && WAITING.has(delivery.state))
    return `The waiting email still goes to ${delivery.to}, because your webhook may already have it.`;
  if (delivery && cameBack(delivery)) return FIRST;
  if (delivery && ON_ITS_WAY.has(delivery.state))
    return `Your email already went to ${delivery.to}. We won’t send another one.`;
  if (delivery?.state === 'failed') return 'Press “Retry” to send the email there.';
  if (delivery) return 'Press “Send after all” to send the email there.';
  return FIRST;
}

/** What it costs to type another address while an email waits; undefined where it costs nothing. */
export function typingCost(
  creator: Pick<Creator, 'read_state' | 'charged_at'>,
  delivery: Going | null | undefined,
): string | undefined {
  const typed = { email_set_by: 'person', email_source: '', email_evidence: null } as const;
  const isOwed = delivery && canMove(delivery) && isOwedForTyped({ ...creator, ...typed });
  return isOwed ? 'Sending to this address uses 1 credit.' : undefined;
}

/** Where an email goes or went, when that is not the creator's address; otherwise null. */
export function otherRecipient(
  email: string | null,
  delivery: Going | null | undefined,
): { to: string; isWaiting: boolean } | null {
  if (!delivery || delivery.to === email) return null;
  const isGoing = WAITING.has(delivery.state) || ON_ITS_WAY.has(delivery.state);
  return isGoing ? { to: delivery.to, isWaiting: canMove(delivery) } : null;
}

/** What there is to choose from. */
function foundWords(undecided: readonly OtherEmail[]): string {
  if (undecided.some(({ rival }) => rival))
    return undecided.length === 2
      ? 'We found two possible addresses.'
      : 'We’re not sure which address is right.';
  return undecided.length === 1
    ? 'We found an address that may not be theirs.'
    : 'We found addresses that may not be theirs.';
}

type Undecided = Pick<Creator, 'email' | 'other_emails' | 'opted_out_at' | 'next_read_at'>;

/** The question above the addresses to choose from; null where there is nothing to choose. */
export function choiceQuestion(creator: Undecided): string | null {
  const undecided = undecidedEmails(creator);
  if (undecided.length === 0) return null;
  const what = foundWords(undecided);
  if (creator.opted_out_at) return what;
  // A later reading may be certain of one address, and sends then.
  if (creator.next_read_at) return `${what} Pick the right one.`;
  return `${what} Pick the right one. We won’t send anything until you do.`;
}
