import * as z from 'zod';
import { storedList, storedText } from '../text/stored-text.ts';

const HOUR = 3_600_000;

/** Days that counts are kept, and what is stored beside them. */
export const KEPT_DAYS = 30;

/** The day in UTC, `2026-05-01`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
/** When Firestore's TTL deletes what is stored at `at`. */
export const expiryOf = (at: Date): Date => new Date(at.getTime() + (KEPT_DAYS + 1) * 24 * HOUR);
/** Readers times hours of a day, with room for more services. */
const MOST_COUNTS = 2000;

/**
 * How a page of a known service was read: by the data it is known to bring (`expected`), in another
 * way because that was missing (`fallback`), or not at all although the page arrived intact
 * (`blind`). Bot checks, logins, limits and network faults are none of these.
 */
type PageOutcome = 'expected' | 'fallback' | 'blind';

/** One page and the reader it was for: a platform, or a link service by its host. */
export interface ReaderOutcome {
  reader: string;
  outcome: PageOutcome;
}

const count = () => z.int().nonnegative();

/** Pages of one reader in one hour. */
const readerCountSchema = z.object({
  reader: storedText(100),
  /** The hour's beginning. */
  hour: z.date(),
  expected: count(),
  fallback: count(),
  blind: count(),
});
export type ReaderCount = z.infer<typeof readerCountSchema>;

/** What one instance counted in one day (UTC). Numbers alone, without whose pages they were. */
export const readerDaySchema = z.object({
  counts: storedList(readerCountSchema, MOST_COUNTS),
  expires_at: z.date(),
});
export type ReaderDay = z.infer<typeof readerDaySchema>;

/** The counts with one more page read at `at`. */
export function addOutcome(
  counts: readonly ReaderCount[],
  { reader, outcome, at }: ReaderOutcome & { at: Date },
): ReaderCount[] {
  const hour = new Date(Math.floor(at.getTime() / HOUR) * HOUR);
  const isSame = (one: ReaderCount) =>
    one.reader === reader && one.hour.getTime() === hour.getTime();
  const known = counts.find(isSame) ?? { reader, hour, expected: 0, fallback: 0, blind: 0 };
  const others = counts.filter((one) => one !== known);
  return [...others, { ...known, [outcome]: known[outcome] + 1 }];
}
