import * as z from 'zod';
import { storedCode, storedSentence } from '../text/stored-text.ts';

/**
 * `channel_health/{uid}_{channel}`: whether a channel works. Written when that changes, not at
 * every attempt.
 */
export const channelHealthSchema = z.object({
  /** When it was last proved to work: a check, a test, or the first success after a failure. */
  verified_at: z.date().nullable(),
  /** Since when every attempt failed; null while it works. */
  failing_since: z.date().nullable(),
  /** Nothing is tried before this time; null when it is not paused. */
  paused_until: z.date().nullable(),
  /** When it was stopped for good, until the person resumes it or changes its settings. */
  stopped_at: z.date().nullable(),
  last_error: z.object({ code: storedCode(), sentence: storedSentence() }).nullable(),
});
export type ChannelHealth = z.infer<typeof channelHealthSchema>;

export const UNKNOWN_HEALTH: ChannelHealth = {
  verified_at: null,
  failing_since: null,
  paused_until: null,
  stopped_at: null,
  last_error: null,
};
