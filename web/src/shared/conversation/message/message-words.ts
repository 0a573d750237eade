import { isDoubtful } from '@vibes/core/inbound/is-doubtful';
import type { Inbound } from '@vibes/core/inbound/inbound';

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
