import { CHANNEL_FACTS, isMailbox, type Channel } from '@vibes/core/channel/channel';
import type { DeliveryAnswer } from '@vibes/core/delivery/delivery-outcome';
import type { Health } from './health.ts';
import { ago, ahead, clock } from './moment-words.ts';

/** A channel's name at the beginning of a sentence. */
export const channelAtStart = (channel: Channel): string =>
  CHANNEL_FACTS[channel].name_in_sentence.replace('your', 'Your');

/** Without the time that belongs to it. */
const WORDS: Record<Health, string> = {
  not_connected: 'Not connected',
  not_checked: 'Not checked',
  working: 'Working',
  // Only a check found a fault: nothing failed yet.
  failing: 'Not ready',
  paused: 'Paused',
  stopped: 'Stopped',
};

const TIMED: Record<Health, (at: Date, now: Date) => string> = {
  not_connected: () => WORDS.not_connected,
  not_checked: () => WORDS.not_checked,
  working: (at, now) => `Working (checked ${ago(at, now)})`,
  failing: (at, now) => `Failing since ${clock(at, now)} (${ago(at, now)})`,
  paused: (at, now) => `Paused until ${ahead(at, now)}`,
  stopped: (at, now) => `Stopped ${ago(at, now)}`,
};

/** A channel's state in a few words. `at` is the time that belongs to it, null for none. */
export const badgeWords = (health: Health, at: Date | null, now: Date): string =>
  at ? TIMED[health](at, now) : WORDS[health];

const TITLES: Record<Health, ((name: string) => string) | null> = {
  not_connected: (name) => `${name} is not connected`,
  not_checked: null,
  working: null,
  failing: (name) => `${name} is failing`,
  paused: (name) => `${name} is paused`,
  stopped: (name) => `${name} was stopped`,
};

/** What is wrong with the channel in use, as a title; null when nothing is. */
export const noticeTitle = (channel: Channel, health: Health): string | null =>
  TITLES[health]?.(channelAtStart(channel)) ?? null;

/** What does not happen while an active channel is not connected. */
export const notConnectedSentence = (channel: Channel): string =>
  isMailbox(channel)
    ? 'No email goes out until your address and app password are saved.'
    : 'Nothing goes out until it is set up.';

/** The status of the answer and its time; null without a status. */
export const answerWords = (answer: DeliveryAnswer | null): string | null =>
  answer?.status == null
    ? null
    : `It answered ${answer.status} after ${Math.round(answer.milliseconds)} ms.`;
