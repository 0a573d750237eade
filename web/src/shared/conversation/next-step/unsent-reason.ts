import { isSameMailbox } from '@vibes/core/contact/mailbox-key';
import type { Creator } from '@vibes/core/creator/creator';
import type { EmailWithheld } from '@vibes/core/creator/email-withheld';
import { undecidedEmails } from '@vibes/core/creator/creator-email';
import type { ReadState } from '@vibes/core/creator/read-state';
import { routes } from '../../../lib/routes.ts';
import { isUndeliverable } from '../../creator/is-undeliverable.ts';

const NO_EMAIL: Record<ReadState, string> = {
  unread: 'The profile hasn’t been read yet. Capture the creator, or type the address.',
  read: 'We found no email address on the profile or the pages it links to.',
  blocked: 'We couldn’t read the profile yet. Capture the creator again, or type the address.',
  private: 'The profile is private, so we couldn’t find an address.',
};

/** Why there is no address. An unread page never counts as "no address". */
export const noAddressReason = ({
  read_state,
  read_blocked_by,
}: Pick<Creator, 'read_state' | 'read_blocked_by'>): string =>
  read_blocked_by ? 'No address yet: we couldn’t read everything.' : NO_EMAIL[read_state];

type Unsent = Pick<
  Creator,
  | 'email'
  | 'email_refused_at'
  | 'email_unreachable_at'
  | 'email_withheld'
  | 'joined'
  | 'not_same'
  | 'opted_out_at'
  | 'other_emails'
  | 'read_blocked_by'
  | 'read_state'
>;
export type OtherCreator = Pick<Creator, 'id' | 'name' | 'email' | 'email_sent' | 'opted_out_at'>;

/** Why a creator had no email, and what to do next. */
export interface UnsentReason {
  sentence: string;
  /** The creator whose email has the address. */
  other?: OtherCreator;
  /** Where to change what sending lacked. */
  place?: { label: string; to: string };
  /** The address itself is the reason, or the lack of one: said wherever the address is shown. */
  isOfAddress?: true;
  /** The address has, or had, an email: another one is for the person to decide. */
  isWritten?: true;
}

/**
 * Which other creator's email may have the address: by id, or, where none is stored, by the
 * address; null when the reason is known without.
 */
export function askedOther(creator: Unsent): { id: string } | { email: string } | null {
  const { email, email_withheld, opted_out_at } = creator;
  if (opted_out_at || !email || isUndeliverable(creator)) return null;
  if (!email_withheld) return { email };
  const { creator_id } = email_withheld;
  return creator_id === null || isJoined(creator, creator_id) ? null : { id: creator_id };
}

/** That one was joined into this one: its email was to the same person. */
const isJoined = ({ joined }: Pick<Creator, 'joined'>, creator_id: string): boolean =>
  joined.some(({ id }) => id === creator_id);

const ofAddress = (sentence: string): UnsentReason => ({ sentence, isOfAddress: true });

function badAddress({ email_refused_at, other_emails }: Unsent): UnsentReason {
  const what = email_refused_at
    ? 'An email to this address bounced.'
    : 'This address can’t receive email.';
  const advice = other_emails.length > 0 ? 'Choose' : 'Type';
  return ofAddress(`${what} ${advice} another address, or send a DM.`);
}

const NOT_SET_UP = {
  sentence:
    'Sending wasn’t set up when you captured this creator. Check Email Settings, then send the email.',
  place: { label: 'Open Email Settings', to: routes.email },
};
const TEMPLATE_INCOMPLETE = {
  sentence:
    'Your email template was incomplete when you captured this creator. Check it, then send the email.',
  place: { label: 'Open Message Templates', to: routes.templates },
};
const ALREADY_SENT: UnsentReason = {
  sentence: 'You already emailed this address. You can still send another email.',
  isWritten: true,
};
const OTHER_GONE = {
  sentence:
    'This address had an email under another creator, who isn’t in your CRM anymore. You can send it now.',
};
const SHORT: Partial<Record<EmailWithheld['reason'], string>> = {
  already_sent: 'This address had an email under another creator.',
  maybe_same: 'May be the same person as another creator.',
};
const NOT_AUTOMATIC = { sentence: 'It wasn’t sent automatically. You can send it now.' };

function becauseOf(other: OtherCreator, email: string): UnsentReason {
  const { name } = other;
  const isSame = other.email !== null && isSameMailbox(other.email, email);
  if (isSame && other.opted_out_at) {
    const sentence = `${name} has the same address and unsubscribed. Nothing is sent.`;
    return { sentence, other, isWritten: true };
  }
  const sentence =
    isSame && other.email_sent
      ? `You already emailed this address, as ${name}. You can still send another email.`
      : `An email to this address was prepared for ${name} first. Check it there before you send this one.`;
  return { sentence, other, isWritten: true };
}

const mayBeSame = (other: OtherCreator): UnsentReason => ({
  sentence: `This may be the same person as ${other.name}, whom you already wrote to. Join them, or send it if it’s somebody else.`,
  other,
});

/** The reason without a look at the other creator; undefined where that alone would tell. */
export const shortUnsentReason = (creator: Unsent): string | undefined =>
  unsentReason(creator, undefined)?.sentence ??
  (creator.email_withheld ? SHORT[creator.email_withheld.reason] : undefined);

/**
 * Why no email was sent to a creator who has none on its way. `other`: what `askedOther` asked for;
 * null where there is none. Null while it is not known.
 */
export function unsentReason(
  creator: Unsent,
  other: OtherCreator | null | undefined,
): UnsentReason | null {
  const { email, email_withheld: withheld } = creator;
  if (creator.opted_out_at) {
    return { sentence: 'This creator unsubscribed, so we won’t send an email.' };
  }
  if (undecidedEmails(creator).length > 0) {
    return ofAddress('We’re not sure which address is right. Choose one, then send the email.');
  }
  if (!email) return ofAddress(noAddressReason(creator));
  if (isUndeliverable(creator)) return badAddress(creator);
  if (withheld?.reason === 'not_set_up') return NOT_SET_UP;
  if (withheld?.reason === 'template_incomplete') return TEMPLATE_INCOMPLETE;
  if (withheld && (withheld.creator_id === null || isJoined(creator, withheld.creator_id)))
    return ALREADY_SENT;
  if (withheld?.creator_id && creator.not_same.includes(withheld.creator_id)) return NOT_AUTOMATIC;
  if (other === undefined) return null;
  if (other && withheld?.reason === 'maybe_same') return mayBeSame(other);
  if (other) return becauseOf(other, email);
  return withheld ? OTHER_GONE : NOT_AUTOMATIC;
}
