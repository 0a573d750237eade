import { deletedCreatorDocument } from '@vibes/core/firestore/documents';
import type { Clock } from '../ports/clock.ts';
import type { Digest } from '../ports/digest.ts';
import type { Documents } from '../ports/documents.ts';
import { runDue, type SweepRun } from '../sweep/run-due.ts';
import { DUE } from '../sweep/sweeps.ts';
import { purgeCreator } from './purge-creator.ts';

/** Creators found by one query. */
const PAGE = 200;
/** Each is one of an index or a credit line that others of its account may change. */
const SIDE_BY_SIDE = 1;

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
export async function runPurge(ports: Ports, run: SweepRun): Promise<number> {
  let purged = 0;
  await runDue(ports, {
    ...run,
    query: DUE.purge,
    page: PAGE,
    side_by_side: SIDE_BY_SIDE,
    async run({ path, data, version }) {
      const creator = deletedCreatorDocument.schema.parse(data);
      if (!(await purgeCreator(ports, { path, data: creator, version }))) return 'left';
      purged += 1;
      return 'taken';
    },
    onFault: ({ path, error }) => {
      ports.onFault({ path, error });
    },
  });
  return purged;
}
