import type { Activity } from '@vibes/core/activity/activity';
import { CHANNEL_FACTS, mirrorChannel } from '@vibes/core/channel/channel';
import type { OtherEmail } from '@vibes/core/contact/contact-candidate';
import type { Creator } from '@vibes/core/creator/creator';
import { undecidedEmails } from '@vibes/core/creator/creator-email';
import { PLATFORM_NAMES } from '@vibes/core/creator/platform';
import { isOwedForTyped } from '@vibes/core/credit/is-charged';
import { cameBack } from '@vibes/core/delivery/came-back';
import type { Delivery, DeliveryState } from '@vibes/core/delivery/delivery';
import { isPinned } from '@vibes/core/delivery/is-pinned';
import type { Inbound } from '@vibes/core/inbound/inbound';
import { isDoubtful } from '@vibes/core/inbound/is-doubtful';
import { formerTitle, joinedTitle } from '../../creator/same-person/same-person-words.ts';
import { emailWord, shownState, STATE_WORDS, whatOf } from '../../delivery/delivery-words.ts';
import type { ListedDelivery } from '../../delivery/listed-delivery.ts';
import type { Message, TimeLineEntry } from '../time-line/time-line-of.ts';

type Told = Pick<
  Inbound,
  | 'class'
  | 'from'
  | 'bounce'
  | 'text'
  | 'kept_at'
  | 'has_more'
  | 'is_unreadable'
  | 'source'
  | 'proof'
  | 'in_junk'
  | 'wants_stop'
  | 'person_says'
>;

/** What a message is, in one line. */
export function messageTitle(message: Told): string {
  const { class: kind, from, bounce } = message;
  if (isDoubtful(message))
    return kind === 'bounce' ? 'A report nobody vouches for' : doubt(message);
  switch (kind) {
    case 'reply':
      return `Reply from ${from}`;
    case 'auto':
      return `Automatic reply from ${from}`;
    case 'own':
      return 'You wrote in Gmail';
    case 'bounce':
      return bounce?.is_temporary ? 'Not delivered yet' : 'Your email came back';
  }
}

const doubt = ({ person_says, from }: Told): string =>
  person_says === 'not_theirs' ? `Not a reply: from ${from}` : `May be a reply: from ${from}`;

/** What a person should know of it besides its text; null for nothing. */
export function messageNote(message: Told): string | null {
  const { class: kind, bounce, text, kept_at, has_more, is_unreadable, source } = message;
  if (kind === 'bounce' && isDoubtful(message))
    return 'It says that your email came back, but anyone could have written it. Nothing was changed.';
  if (kind === 'bounce') return bounce?.sentence ?? null;
  if (kind === 'own') return 'We don’t keep the text of emails you write there.';
  if (is_unreadable) return 'We couldn’t read this message. Open it in Gmail.';
  if (text === '') {
    return kept_at
      ? 'It has no text we can show. Open it in your mail program.'
      : 'Its text is no longer kept. It is still in your mail program.';
  }
  if (!has_more) return null;
  return source === 'mailbox'
    ? 'It’s longer than this. The whole message is in your mail program.'
    : 'It’s longer than this. Only its beginning was kept.';
}

const HAPPENED: Partial<Record<Activity['kind'], (detail: string) => string>> = {
  status_changed: (detail) => `Status: ${detail}`,
  dm_sent: () => 'You sent a DM',
  opted_out: () => 'Unsubscribed from your emails',
  email_chosen: (detail) => `Address chosen: ${detail}`,
  notes_changed: () => 'Notes',
};

/** Of a message from the creator's own address, which need not be repeated. */
const USUAL: Partial<Record<Message['class'], string>> = {
  reply: 'Reply',
  auto: 'Automatic reply',
};

/** An answer from the moment it is sent off; any other email once it went out, and did not come back. */
const isOut = (delivery: ListedDelivery): boolean =>
  delivery.answers !== null || shownState(delivery) === 'sent';

/** What a line says while it is closed. Addresses are named where they are not the creator's. */
export function lineTitle(
  entry: TimeLineEntry,
  creator: Pick<Creator, 'platform' | 'email'>,
): string {
  switch (entry.kind) {
    case 'renamed':
      return formerTitle(entry.former);
    case 'joined':
      return joinedTitle(entry.joined);
    case 'captured':
      return `Saved from ${PLATFORM_NAMES[creator.platform]}`;
    case 'message': {
      const { message } = entry;
      const isUsual = message.from === creator.email && !isDoubtful(message);
      return (isUsual && USUAL[message.class]) || messageTitle(message);
    }
    case 'delivery': {
      const { delivery } = entry;
      const isUsual = delivery.kind === 'email' && delivery.to === creator.email && isOut(delivery);
      return isUsual ? emailWord(delivery) : whatOf(delivery);
    }
    case 'mirrors': {
      const { mirrors } = entry;
      const [one] = mirrors;
      if (!one || one.kind === 'email') return '';
      const { name } = CHANNEL_FACTS[mirrorChannel(one.kind)];
      return mirrors.length === 1
        ? `Copied to ${name}`
        : `Copied to ${name} ${mirrors.length} times`;
    }
    case 'happening': {
      const { kind, detail } = entry.happening;
      return HAPPENED[kind]?.(detail) ?? detail;
    }
  }
}

/** Beside the title of an email or a mirror: its state where that is not simply sent, and its subject. */
export function deliveryGist(delivery: ListedDelivery): string {
  const state = shownState(delivery);
  const subject = delivery.answers === null ? delivery.subject : '';
  return [...(state === 'sent' ? [] : [STATE_WORDS[state]]), ...(subject ? [subject] : [])].join(
    ' · ',
  );
}

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';

/** Beside the title of a message: what it says, or why it came back. */
export const messageGist = ({ text, bounce }: Message): string =>
  bounce?.sentence ?? firstLine(text);

/** Beside the title of what the feed tells. */
export const happeningGist = ({ kind, detail }: Activity): string =>
  kind === 'notes_changed' ? firstLine(detail) || 'Deleted' : '';

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
  const pick = undecided.length === 1 ? 'Use it if it’s right.' : 'Pick the right one.';
  if (creator.next_read_at) return `${what} ${pick}`;
  return `${what} ${pick} We won’t send anything until you do.`;
}
