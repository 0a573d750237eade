import { DELETED_FOR_DAYS } from '@vibes/core/creator/deletion-limits';
import { deletedCreatorDocument } from '@vibes/core/firestore/documents';
import type { Clock } from '../ports/clock.ts';
import type { Digest } from '../ports/digest.ts';
import type { Documents } from '../ports/documents.ts';
import { purgeCreator } from './purge-creator.ts';

/** Creators found by one query. */
const PAGE = 200;
const DAY = 24 * 60 * 60_000;

interface Ports {
  documents: Documents;
  digest: Digest;
  clock: Clock;
  onFault: (fault: { path: string; error: unknown }) => void;
}

/**
 * Deletes for good every creator that was deleted more than 30 days ago, of all accounts, the
 * longest deleted first. Safe to cut off and to repeat; begins none after `until`. Returns how many.
 */
export async function runPurge(ports: Ports, { until }: { until: Date }): Promise<number> {
  const { documents, clock, onFault } = ports;
  const left = new Set<string>();
  let purged = 0;
  while (clock() < until) {
    const found = await documents.find({
      collection: 'deleted_creators',
      everywhere: true,
      field: 'deleted_at',
      until: new Date(clock().getTime() - DELETED_FOR_DAYS * DAY),
      limit: PAGE + left.size,
    });
    const due = found.filter(({ path }) => deletedCreatorDocument.holds(path) && !left.has(path));
    if (due.length === 0) break;
    for (const { path, data, version } of due) {
      if (clock() >= until) break;
      try {
        const creator = deletedCreatorDocument.schema.parse(data);
        if (await purgeCreator(ports, { path, data: creator, version })) purged += 1;
        else left.add(path);
      } catch (error) {
        left.add(path);
        onFault({ path, error });
      }
    }
  }
  return purged;
}
