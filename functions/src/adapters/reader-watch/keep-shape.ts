import { pageShapeSchema } from '@vibes/core/reader-health/page-shape';
import { dayOf, expiryOf } from '@vibes/core/reader-health/reader-count';
import { pageShapeDocument } from '@vibes/core/firestore/documents';
import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../../ports/clock.ts';
import type { Documents } from '../../ports/documents.ts';
import { pageShape } from '../../scrape/page-shape/page-shape.ts';

/** Shapes kept of a reader's pages in a day, over all instances. */
const MOST_A_DAY = 3;

/**
 * Keeps the shapes of the first pages of a day that a reader could not read, three of each reader,
 * each in a document of its own. Further pages are ignored; a shape takes up to a quarter of a
 * second. Rejects when a write fails.
 */
export function keepShape(ports: {
  documents: Documents;
  clock: Clock;
}): (seen: { reader: string; page: { url: string; body: string } }) => Promise<void> {
  const { documents, clock } = ports;
  /** Of each reader how many are known to be taken, on the day the map is of. */
  let taken = new Map<string, number>();
  let day = '';

  return async ({ reader, page }) => {
    const now = clock();
    if (dayOf(now) !== day) [day, taken] = [dayOf(now), new Map<string, number>()];
    const ofDay = taken;
    if ((ofDay.get(reader) ?? 0) >= MOST_A_DAY) return;
    // The request that waits for this page goes on first.
    await setImmediate();
    const kept = { reader, seen_at: now, shape: pageShape(page), expires_at: expiryOf(now) };
    const data = pageShapeSchema.parse(kept);
    for (let number = ofDay.get(reader) ?? 0; number < MOST_A_DAY; number += 1) {
      ofDay.set(reader, number + 1);
      const path = pageShapeDocument.path(dayOf(now), reader, number + 1);
      if ((await documents.commit([{ kind: 'create', path, data }])) === 'committed') return;
    }
  };
}
