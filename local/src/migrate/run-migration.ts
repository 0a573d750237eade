import { migrationDocument } from '@vibes/core/firestore/documents';
import type { MigrationProgress } from '@vibes/core/firestore/migration-progress';
import {
  decideAndCommit,
  NOT_TO_BE_LOST,
  type CommitPorts,
  type Decision,
} from '../../../functions/src/steps/decide-and-commit.ts';
import type {
  Documents,
  DocumentWrite,
  StoredDocument,
} from '../../../functions/src/ports/documents.ts';
import type { Migration } from './migration.ts';

/** Documents read per write, which may hold 500. */
const PAGE = 300;

const collectionOf = ({ place }: Migration): string => place.template.split('/').at(-2) ?? '';

const pageOf = (documents: Documents, migration: Migration, after: string | null) =>
  documents.page({
    collection: collectionOf(migration),
    everywhere: true,
    after,
    limit: PAGE,
  });

/** What to write for each document of a page that needs it. */
const writesOf = (migration: Migration, page: StoredDocument[]): DocumentWrite[] =>
  page.flatMap(({ path, data, version }): DocumentWrite[] => {
    const added = data && migration.place.holds(path) ? migration.add(data, path) : null;
    return added ? [{ kind: 'update', path, data: added, if_version: version }] : [];
  });

interface Facts {
  /** The document that records the progress. */
  record: StoredDocument | undefined;
  before: MigrationProgress | null;
  page: StoredDocument[];
}

async function readPage(documents: Documents, migration: Migration): Promise<Facts> {
  const { record, progress: before } = await loadProgress(documents, migration);
  const isOver = before !== null && before.finished_at !== null;
  const page = isOver ? [] : await pageOf(documents, migration, before?.cursor ?? null);
  return { record, before, page };
}

/** Writes the page's documents and the progress together, so that neither is ahead of the other. */
function decidePage(
  migration: Migration,
  { record, before, page }: Facts,
  now: Date,
): Decision<MigrationProgress> {
  if (before?.finished_at) return { writes: [], result: before };
  const writes = writesOf(migration, page);
  const result: MigrationProgress = {
    cursor: page.at(-1)?.path ?? before?.cursor ?? null,
    documents: (before?.documents ?? 0) + page.length,
    written: (before?.written ?? 0) + writes.length,
    started_at: before?.started_at ?? now,
    finished_at: page.length < PAGE ? now : null,
  };
  const path = migrationDocument.path(migration.id);
  const remembered: DocumentWrite = before
    ? { kind: 'update', path, data: result, if_version: record?.version }
    : { kind: 'create', path, data: result };
  return { writes: [...writes, remembered], result };
}

/**
 * Runs a migration over all its documents, from where the last run stopped; `onPage` gets the
 * progress. After a crash the next run goes on after the last page written. It may run beside the
 * product and beside itself: a document or a page that was changed in between is read again. A
 * finished migration costs one read.
 */
export async function runMigration(
  ports: CommitPorts,
  migration: Migration,
  onPage: (progress: MigrationProgress) => void,
): Promise<MigrationProgress> {
  for (;;) {
    const progress = await decideAndCommit(ports, {
      read: () => readPage(ports.documents, migration),
      decide: (facts, now) => decidePage(migration, facts, now),
      bounds: NOT_TO_BE_LOST,
    });
    onPage(progress);
    if (progress.finished_at !== null) return progress;
  }
}

/** What a run would read and write after the page `after`. Writes nothing. */
export async function foreseeMigration(
  documents: Documents,
  migration: Migration,
  after: string | null,
): Promise<Pick<MigrationProgress, 'documents' | 'written'>> {
  const ahead = { documents: 0, written: 0 };
  for (let cursor = after; ;) {
    const page = await pageOf(documents, migration, cursor);
    ahead.documents += page.length;
    ahead.written += writesOf(migration, page).length;
    cursor = page.at(-1)?.path ?? null;
    if (page.length < PAGE) return ahead;
  }
}

/** The progress of each migration, null for one that never ran. */
export async function loadProgress(documents: Documents, { id }: Migration) {
  const [record] = await documents.getAll([migrationDocument.path(id)]);
  return { record, progress: migrationDocument.at(id).read(record?.data) };
}

/** Makes every migration start again: documents may have lost fields since the last run. */
export async function forgetMigrations(documents: Documents, migrations: readonly Migration[]) {
  await documents.commit(
    migrations.map(({ id }) => ({ kind: 'delete', path: migrationDocument.path(id) })),
  );
}
