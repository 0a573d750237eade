import { firestoreDocuments } from '../../../functions/src/adapters/firestore/firestore-documents.ts';
import { openFirestore } from '../world/open-firestore.ts';
import type { Stack } from '../world/stack.ts';
import { migrateProject } from './migrate-project.ts';

/**
 * Migrates the kept data of an earlier start to this version. Reports when there was something to
 * write.
 */
export async function migrateKeptData(
  { project, firestore: origin, web }: Pick<Stack, 'project' | 'firestore' | 'web'>,
  { report, signal }: { report: (line: string) => void; signal: AbortSignal },
): Promise<void> {
  const { firestore, close } = openFirestore({ project, host: new URL(origin).host });
  try {
    const { written } = await migrateProject(
      { documents: firestoreDocuments(firestore), clock: () => new Date() },
      { mail_domain: new URL(web).hostname, onPage: () => signal.throwIfAborted() },
    );
    if (written > 0) report(`Kept data brought up to this version. Documents written: ${written}.`);
  } finally {
    await close();
  }
}
