import { firestoreDocuments } from '../../../functions/src/adapters/firestore/firestore-documents.ts';
import { IN_REAL_TIME } from '../process/in-real-time.ts';
import { withFirestore } from '../world/open-firestore.ts';
import type { Stack } from '../world/stack.ts';
import { runMigrations } from './run-migrations.ts';

/**
 * Migrates the kept data of an earlier start to this version. Reports when there was something to
 * write.
 */
export const migrateKeptData = (
  stack: Pick<Stack, 'project' | 'firestore'>,
  { report, signal }: { report: (line: string) => void; signal: AbortSignal },
): Promise<void> =>
  withFirestore(stack, async (firestore) => {
    const { written } = await runMigrations(
      { documents: firestoreDocuments(firestore), clock: () => new Date(), ...IN_REAL_TIME },
      { onPage: () => signal.throwIfAborted() },
    );
    if (written > 0) report(`Kept data brought up to this version. Documents written: ${written}.`);
  });
