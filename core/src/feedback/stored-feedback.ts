import * as z from 'zod';
import { storedText } from '../text/stored-text.ts';
import { FEEDBACK_LIMIT } from './feedback-text.ts';

/**
 * Twelve months, which the privacy page promises, less the day that Firestore's TTL may take
 * (https://firebase.google.com/docs/firestore/ttl).
 */
const KEPT_MS = 364 * 24 * 60 * 60 * 1000;

/** A piece of feedback: the text and the time, nothing about who sent it. */
export const feedbackSchema = z.object({
  feedback: storedText(FEEDBACK_LIMIT),
  created_at: z.date(),
  expires_at: z.date(),
});
export type Feedback = z.infer<typeof feedbackSchema>;

/** Feedback as it is stored at `now`. */
export const storedFeedback = (feedback: string, now: Date): Feedback => ({
  feedback,
  created_at: now,
  expires_at: new Date(now.getTime() + KEPT_MS),
});
