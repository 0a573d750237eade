import { FEEDBACK_LIMIT, tidyFeedback } from '@vibes/core/feedback/feedback-text';

/** From this many characters on the limit is shown. */
const NEAR = FEEDBACK_LIMIT - 500;

interface FeedbackLength {
  canBeSent: boolean;
  isTooLong: boolean;
  /** The remaining room; empty while there is plenty. */
  words: string;
}

/** The meaning of a text's length, counted as it would be stored. */
export function feedbackLength(text: string): FeedbackLength {
  const { length } = tidyFeedback(text);
  const room = FEEDBACK_LIMIT - length;
  const isTooLong = room < 0;
  const canBeSent = length > 0 && !isTooLong;
  if (length < NEAR) return { canBeSent, isTooLong, words: '' };
  const characters = Math.abs(room) === 1 ? 'character' : 'characters';
  const words = `${Math.abs(room)} ${characters} ${isTooLong ? 'too many' : 'left'}`;
  return { canBeSent, isTooLong, words };
}
