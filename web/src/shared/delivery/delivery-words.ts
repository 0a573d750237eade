import { CHANNEL_FACTS, mirrorChannel, type Channel } from '@vibes/core/channel/channel';
import { cameBack } from '@vibes/core/delivery/came-back';
import type { Delivery, DeliveryState } from '@vibes/core/delivery/delivery';
import type { DeliveryAttempt } from '@vibes/core/delivery/delivery-attempt';
import { format } from 'date-fns/format';
import { formatDistanceStrict } from 'date-fns/formatDistanceStrict';
import { isSameDay } from 'date-fns/isSameDay';
import { isSameYear } from 'date-fns/isSameYear';

/** The state that is shown: an email that came back for good was sent, and did not arrive. */
export type ShownState = DeliveryState | 'bounced';

export const shownState = (
  delivery: Pick<Delivery, 'state'> & Partial<Pick<Delivery, 'bounce'>>,
): ShownState => (cameBack(delivery) ? 'bounced' : delivery.state);

export const STATE_WORDS: Record<ShownState, string> = {
  held: 'On hold',
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  uncertain: 'Unconfirmed',
  cancelled: 'Stopped',
  bounced: 'Bounced',
};

type Named = Pick<Delivery, 'kind' | 'to' | 'creator_name'>;

/** The creator's name; older deliveries hold none. */
export const nameOf = ({ creator_name, to }: Named): string => creator_name || to || 'this creator';

/** What kind of email it is. */
export function emailWord({
  answers,
  step = 0,
}: Partial<Pick<Delivery, 'answers' | 'step'>>): string {
  if (answers) return 'Your answer';
  return step > 0 ? 'Follow-up' : 'Email';
}

/** What it is, under the creator's name. */
export function whatOf({
  kind,
  to,
  answers,
  step = 0,
}: Named & Partial<Pick<Delivery, 'answers' | 'step'>>): string {
  if (kind === 'email') return `${emailWord({ answers, step })} to ${to}`;
  return `Copy to ${CHANNEL_FACTS[mirrorChannel(kind)].name}`;
}

/** What it is, with the creator's name, inside a sentence. */
export function thingOf(delivery: Named): string {
  const name = nameOf(delivery);
  if (delivery.kind === 'email') return `email to ${name}`;
  return `copy of ${name} to ${CHANNEL_FACTS[mirrorChannel(delivery.kind)].name_in_sentence}`;
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The channel of an email, once it is settled; a mirror has but one, which its name contains. */
export function wayOf({ kind, channel }: Pick<Delivery, 'kind' | 'channel'>): string | null {
  if (kind !== 'email' || !channel) return null;
  return `through ${CHANNEL_FACTS[channel].name_in_sentence}`;
}

/** True when it is a request to a web address of the person's, which can be shown. */
export const isWebhook = ({ kind, channel }: Pick<Delivery, 'kind' | 'channel'>): boolean => {
  const way = kind === 'email' ? channel : mirrorChannel(kind);
  return way !== null && CHANNEL_FACTS[way].transport === 'webhook';
};

/** The number of attempts, where it is worth showing. */
export function triesWord({ attempts }: Pick<Delivery, 'attempts'>): string | null {
  return attempts < 2 ? null : `${attempts} tries`;
}

const UNCERTAIN = 'It may have arrived. Check your Sent folder before you send it again.';

const REPLACED = 'You have sent this creator another email since.';

/** The reason for its state; null when there is nothing to explain. */
export function reasonOf({
  state,
  last_error,
  replaced_by,
  bounce,
}: Pick<Delivery, 'state' | 'last_error' | 'replaced_by'> & Partial<Pick<Delivery, 'bounce'>>) {
  if (state === 'sent' && bounce) return bounce.sentence;
  if (state === 'sent' || state === 'sending') return null;
  if (replaced_by) return state === 'uncertain' ? `It may have arrived. ${REPLACED}` : REPLACED;
  return last_error?.sentence ?? (state === 'uncertain' ? UNCERTAIN : null);
}

const MINUTE_MS = 60_000;

type Waiting = Pick<Delivery, 'state' | 'due_at' | 'attempts' | 'last_error'>;

/**
 * "in 43 seconds", never fewer than it takes; "in 5 minutes", to the nearest one: no two clocks
 * agree.
 */
function inTime(due_at: Date, now: Date): string {
  const left = due_at.getTime() - now.getTime();
  const options = { addSuffix: true, roundingMethod: 'ceil' } as const;
  if (left <= MINUTE_MS) return formatDistanceStrict(due_at, now, { ...options, unit: 'second' });
  // Whole minutes first: the unit is chosen before it is rounded, and 60 minutes are an hour.
  const minutes = Math.round(left / MINUTE_MS);
  return formatDistanceStrict(now.getTime() + minutes * MINUTE_MS, now, options);
}

/** When it is sent or retried; null when it does not wait. */
export function dueWord(delivery: Waiting, now: Date): string | null {
  const { state, due_at } = delivery;
  if (state !== 'held' && state !== 'queued') return null;
  if (!due_at) return state === 'held' ? 'Waits for you' : null;
  const isNext = state === 'queued' && (delivery.attempts > 0 || delivery.last_error !== null);
  const begin = isNext ? 'Next try' : 'Goes out';
  return due_at <= now ? `${begin} any moment` : `${begin} ${inTime(due_at, now)}`;
}

/** True while the seconds until then are worth showing. */
export const isSoon = ({ state, due_at }: Waiting, now: Date): boolean =>
  (state === 'held' || state === 'queued') &&
  due_at !== undefined &&
  due_at.getTime() - now.getTime() <= 2 * MINUTE_MS &&
  due_at > now;

/** The other side, within a sentence. */
const otherSide = (channel: Channel): string => {
  const { transport, name_in_sentence } = CHANNEL_FACTS[channel];
  return transport === 'webhook' ? 'your webhook' : name_in_sentence;
};

const WORDS: Record<DeliveryAttempt['outcome'], (side: string) => string> = {
  accepted: (side) => `Accepted by ${side}`,
  temporary: (side) => `${capitalised(side)} couldn’t take it yet`,
  permanent: (side) => `Refused by ${side}`,
  unknown: (side) => `${capitalised(side)} didn’t confirm it`,
};

/** How an attempt ended: "Accepted by Gmail". */
export const outcomeWords = ({
  outcome,
  channel,
}: Pick<DeliveryAttempt, 'outcome' | 'channel'>): string => WORDS[outcome](otherSide(channel));

/** When it was: the time, with the date where it is not today, and the year where it is not this one. */
export function attemptTime(at: Date, now: Date): string {
  if (isSameDay(at, now)) return format(at, 'HH:mm');
  return format(at, isSameYear(at, now) ? 'MMM d, HH:mm' : 'MMM d, yyyy, HH:mm');
}

/** "340 ms", from a second on "1.2 s". */
export const durationWord = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

/** The answer's status and how long it took. */
export function attemptFacts(attempt: Pick<DeliveryAttempt, 'status' | 'milliseconds'>): string {
  const { status, milliseconds } = attempt;
  return [status !== null && `HTTP ${status}`, milliseconds !== null && durationWord(milliseconds)]
    .filter(Boolean)
    .join(' · ');
}
