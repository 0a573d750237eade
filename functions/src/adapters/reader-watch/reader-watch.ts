import {
  addOutcome,
  dayOf,
  expiryOf,
  readerDaySchema,
  type ReaderCount,
  type ReaderOutcome,
} from '@vibes/core/reader-health/reader-count';
import { readerDayDocument } from '@vibes/core/firestore/documents';
import type { Clock } from '../../ports/clock.ts';
import type { Documents } from '../../ports/documents.ts';
import type { ReaderWatch } from '../../ports/reader-watch.ts';

/** Milliseconds between two writes of an instance. */
const WRITE_EVERY = 10 * 60_000;

/**
 * Sums outcomes in this instance, and writes them with the first ones and then at most every ten
 * minutes: to documents of this instance alone, one a day, whole each time. So nothing is counted
 * twice, however often a write is repeated, and what fails goes with the next one. What comes
 * after the last write is lost with the instance: its last minutes at most.
 */
export function readerWatch(ports: {
  documents: Documents;
  clock: Clock;
  /** Names this instance among all. */
  instance: string;
  /** Receives the error of a write that failed. */
  onFault: (fault: { error: unknown }) => void;
}): ReaderWatch {
  const { documents, clock, instance, onFault } = ports;
  const counted = new Map<string, readonly ReaderCount[]>();
  const stored = new Map<string, readonly ReaderCount[]>();
  let written: Date | null = null;

  async function count(outcomes: readonly ReaderOutcome[]) {
    const now = clock();
    const today = dayOf(now);
    const counts = outcomes.reduce(
      (sums, outcome) =>
        addOutcome(sums, { reader: outcome.reader, outcome: outcome.outcome, at: now }),
      counted.get(today) ?? [],
    );
    counted.set(today, counts);
    // A clock may be put back.
    const isDue = written === null || Math.abs(now.getTime() - written.getTime()) >= WRITE_EVERY;
    if (!isDue) return;
    written = now;
    const unstored = [...counted].filter(([day, sums]) => stored.get(day) !== sums);
    await documents.commit(
      unstored.map(([day, sums]) => ({
        kind: 'set',
        path: readerDayDocument.path(day, instance),
        data: readerDaySchema.parse({ counts: [...sums], expires_at: expiryOf(now) }),
      })),
    );
    for (const [day, sums] of unstored) stored.set(day, sums);
    for (const [day, sums] of counted) {
      if (day === today || stored.get(day) !== sums) continue;
      counted.delete(day);
      stored.delete(day);
    }
  }

  return (outcomes) => {
    if (outcomes.length > 0) count(outcomes).catch((error: unknown) => onFault({ error }));
  };
}
