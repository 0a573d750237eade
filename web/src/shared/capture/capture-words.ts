import type { UserData } from '@vibes/core/account/user-data';
import type { CaptureEmailState } from '@vibes/core/api/capture-answer';
import { CAPTURE_LIST_LIMIT, type CaptureTarget } from '@vibes/core/capture/capture-list';
import type {
  CaptureList,
  ListedCapture,
  UnreadReason,
} from '@vibes/core/capture/read-capture-list';
import { PLATFORM_NAMES } from '@vibes/core/creator/platform';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { notReadyReason } from '@vibes/core/delivery/sending-facts';
import { counted } from '../../lib/counted.ts';
import { routes } from '../../lib/routes.ts';
import { isWaiting, type CaptureEntry } from '../capture-queue/capture-entry.ts';
import { CAPTURE_SPACING_MS } from '../capture-queue/capture-limits.ts';
import { ago } from '../channel/moment-words.ts';

/** The outcome of a capture, or its state. */
export function wordsOf({ state, answer, refusal }: CaptureEntry): string {
  if (state === 'waiting') return 'Waiting';
  if (state === 'sending') return 'Capturing...';
  return answer?.message ?? refusal?.message ?? '';
}

export const platformOf = (target: CaptureTarget): string | null =>
  'platform' in target ? PLATFORM_NAMES[target.platform] : null;

/** The pages that show the captures of this device themselves. */
export const CAPTURES_SHOWN_AT = new Set<string>([routes.dashboard, routes.capture]);

/** `@ann on TikTok`; a link whose profile is not known yet by itself. */
export function targetWords({ target, label }: ListedCapture): string {
  const platform = platformOf(target);
  return platform ? `${label} on ${platform}` : label;
}

/** What was pasted, in a few words. */
export function readingWords({ captures, unread, doubles, bare_handles }: CaptureList): string {
  const creators = captures.length + bare_handles;
  const lines = new Set(unread.map(({ number }) => number)).size;
  const [first] = captures;
  const only = creators === 1 && first ? platformOf(first.target) : null;
  const parts = [
    only && first
      ? targetWords(first)
      : (creators > 0 || lines === 0) && counted(creators, 'creator'),
    lines > 0 && `${counted(lines, 'line')} not readable`,
    doubles > 0 && `${doubles.toLocaleString('en')} listed twice`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Creators named before anything is spent; the rest is counted. */
const NAMED = 3;

/** `@ann, @ben, @cara on TikTok and 9 more`; null where `readingWords` names the only one. */
export function namesWords({ captures, bare_handles }: CaptureList): string | null {
  const named = captures.slice(0, NAMED);
  const [first] = named;
  const platform = first && platformOf(first.target);
  const creators = captures.length + bare_handles;
  if (!first || (creators === 1 && platform)) return null;
  const isOne = platform && named.every(({ target }) => platformOf(target) === platform);
  const names = named.map((capture) => (isOne ? capture.label : targetWords(capture)));
  const more = creators - named.length;
  return [
    names.join(', '),
    isOne && `on ${platform}`,
    more > 0 && `and ${more.toLocaleString('en')} more`,
  ]
    .filter(Boolean)
    .join(' ');
}

const UNREAD_WORDS: Record<UnreadReason, string> = {
  no_link: 'no link and no handle',
  other_site: 'not TikTok or Instagram',
  not_a_profile: 'not a profile',
  not_a_handle: 'not a valid handle',
  unmarked: 'mark handles with @',
  two_platforms: 'TikTok or Instagram?',
};
export const unreadWords = (why: UnreadReason) => UNREAD_WORDS[why];

/** Why the list cannot be sent as it is; null when it can. */
export function refusalOf(list: CaptureList): string | null {
  const creators = list.captures.length + list.bare_handles;
  if (creators > CAPTURE_LIST_LIMIT)
    return `${counted(creators, 'creator')} are too many at once. Take out ${(creators - CAPTURE_LIST_LIMIT).toLocaleString('en')}.`;
  if (list.bare_handles > 0)
    return `Choose TikTok or Instagram for ${list.bare_handles === 1 ? 'the handle' : 'the handles'}.`;
  if (creators > 0) return null;
  return list.unread.length > 0
    ? 'No creator found in this text. Paste the link of a TikTok or Instagram profile, or a handle.'
    : 'Paste a link or a handle first.';
}

type Sending = Pick<UserData, 'emailSettings' | 'messageTemplates'>;

const whyNone = ({ emailSettings, messageTemplates }: Sending): string | null => {
  if (notReadyReason(emailSettings, { stopped: null }))
    return 'No email goes out until sending is set up.';
  return messageTemplates.email_template === ''
    ? 'No email goes out without an email template.'
    : null;
};

/** Whether emails of a list go out without a review, so that one can be asked for. */
export const canHold = (sending: Sending): boolean =>
  whyNone(sending) === null && sending.emailSettings.hold_back !== 'review';

/** When an email to a creator found by a capture goes out. */
function emailsWords(sending: Sending, isReviewed: boolean): string {
  const none = whyNone(sending);
  if (none !== null) return none;
  const hold_back = isReviewed ? 'review' : sending.emailSettings.hold_back;
  if (hold_back === 'review') return 'Each email waits for your review.';
  if (hold_back === 'off') return 'Each email goes out at once.';
  const minutes = counted(Number(hold_back), 'minute');
  return `Each email goes out after ${minutes}, unless you stop it.`;
}

/**
 * What it costs, the balance, and when emails go out; warns of a list longer than the credits.
 * `isReviewed`: the person asked for a review of this list.
 */
export function costWords(
  creators: number,
  {
    credits,
    sending,
    isReviewed = false,
  }: { credits: number; sending: Sending | null; isReviewed?: boolean },
): { text: string; isShort: boolean } {
  const isShort = creators > credits;
  const cost = `A new creator costs 1 credit. You have ${credits.toLocaleString('en')}.`;
  const parts = [
    cost,
    isShort && creators > 1 && 'When they are spent, the rest waits until you have more.',
    sending && emailsWords(sending, isReviewed),
  ];
  return { text: parts.filter(Boolean).join(' '), isShort };
}

/** The outcomes of a list's captures so far. */
export function tally(entries: CaptureEntry[]) {
  return {
    total: entries.length,
    waiting: entries.filter(isWaiting).length,
    done: entries.filter(({ state }) => state === 'done').length,
    refused: entries.filter(({ state }) => state === 'refused').length,
  };
}

/** `12 captured, 1 failed`. */
export function resultWords({ done, refused }: { done: number; refused: number }): string {
  const captured = done > 0 || refused === 0 ? `${done.toLocaleString('en')} captured` : null;
  const not = refused > 0 ? `${refused.toLocaleString('en')} failed` : null;
  return [captured, not].filter(Boolean).join(', ');
}

/** How many of the latest answers the pace is computed from. */
const LATEST = 10;

/** Milliseconds from one answer to the next, lately; never below the spacing. */
function paceOf(entries: CaptureEntry[]): number {
  const times = entries
    .flatMap(({ settled_at }) => settled_at ?? [])
    .sort((a, b) => a - b)
    .slice(-LATEST);
  const [first, last] = [times[0] ?? 0, times.at(-1) ?? 0];
  return Math.max(CAPTURE_SPACING_MS, times.length > 1 ? (last - first) / (times.length - 1) : 0);
}

/** `37 of 200 · about 3 minutes left`; the time is known only while they are sent. */
export function progressWords(entries: CaptureEntry[], isGoing: boolean): string {
  const { total, waiting } = tally(entries);
  const done = `${(total - waiting).toLocaleString('en')} of ${total.toLocaleString('en')}`;
  if (!isGoing) return done;
  const minutes = Math.ceil((waiting * paceOf(entries)) / 60_000);
  const left = minutes > 1 ? `about ${minutes} minutes left` : 'less than a minute left';
  return `${done} · ${left}`;
}

/** The entries to show where there is room for a few: what happens now, the latest answers, what comes next. */
export function newest(entries: CaptureEntry[], room: number): CaptureEntry[] {
  if (entries.length <= room) return entries;
  const settled = entries
    .filter((entry) => !isWaiting(entry))
    .sort((a, b) => (b.settled_at ?? 0) - (a.settled_at ?? 0));
  const next = entries.filter(isWaiting);
  return [...next.slice(0, 1), ...settled, ...next.slice(1)].slice(0, room);
}

/** The states of an answer after which its email goes on. */
const GOES_ON: ReadonlySet<CaptureEmailState | undefined> = new Set(['queued', 'held', 'paused']);

/** The creator whose email has to be followed; null when the answer was the last word. */
export const followedBy = ({ answer }: CaptureEntry): string | null =>
  GOES_ON.has(answer?.email.state) ? (answer?.creator.id ?? null) : null;

type Mail = Pick<Delivery, 'state' | 'to' | 'sent_at' | 'updated_at' | 'last_error'>;

/** What became of a capture's email since its answer; null while it waits as the answer says. */
export function mailWords({ state, to, ...mail }: Mail, now: Date): string | null {
  switch (state) {
    case 'sent':
      return `Email to ${to} sent ${ago(mail.sent_at ?? mail.updated_at, now)}.`;
    case 'failed':
      return [`Email to ${to} failed.`, mail.last_error?.sentence].filter(Boolean).join(' ');
    case 'uncertain':
      return `Email to ${to} may have arrived. Check your Sent folder.`;
    case 'cancelled':
      return `Email to ${to} was stopped.`;
    default:
      return null;
  }
}
