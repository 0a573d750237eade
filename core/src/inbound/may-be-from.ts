import * as z from 'zod';
import { storedAddress, storedText } from '../text/stored-text.ts';

/** Of one creator and day; more are counted alone. */
const MOST_KEPT = 5;
/** Characters of such a message that are kept. */
export const CLAIMED_TEXT_MAXIMUM = 500;

/** `creators/{id}.may_be_from`: messages that may be the creator's, of which the person is to say. */
export const mayBeFromSchema = z.object({
  /** The newest. */
  at: z.date(),
  from: storedAddress(),
  /** How many, kept or not. */
  count: z.int().positive(),
  /** The day on which the last one arrived, as `2026-05-01` in the account's time zone, and how many of it are kept. */
  day: storedText(10),
  kept: z.int().positive(),
});
export type MayBeFrom = z.infer<typeof mayBeFromSchema>;

/** With one more message, and whether that one is kept. */
export function oneMoreMayBe(
  before: MayBeFrom | null,
  { at, from, day }: Pick<MayBeFrom, 'at' | 'from' | 'day'>,
): { may_be_from: MayBeFrom; is_kept: boolean } {
  const ofDay = before?.day === day ? before.kept : 0;
  const is_kept = ofDay < MOST_KEPT;
  const count = (before?.count ?? 0) + 1;
  return { may_be_from: { at, from, count, day, kept: is_kept ? ofDay + 1 : ofDay }, is_kept };
}

/** The same of messages that are kept and still wait for the person to say; null for none. */
export function mayBeOf(
  waiting: readonly Pick<MayBeFrom, 'at' | 'from'>[],
  dayOf: (at: Date) => string,
): MayBeFrom | null {
  const [newest] = waiting.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  if (!newest) return null;
  const { at, from } = newest;
  const day = dayOf(at);
  const kept = waiting.filter((one) => dayOf(one.at) === day).length;
  return { at, from, count: waiting.length, day, kept };
}
