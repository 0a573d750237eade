import { migrationDocument } from '@vibes/core/firestore/documents';
import type { MigrationProgress } from '@vibes/core/firestore/migration-progress';
import {
  decideAndCommit,
  NOT_TO_BE_LOST,
  type CommitPorts,
  type Decision,
} from '../../../functions/src/ports/decide-and-commit.ts';
import type {
  Documents,
  DocumentWrite,
  StoredDocument,
} from '../../../functions/src/ports/documents.ts';
import type { Migration } from './migration.ts';

/** Documents gone through in one write, which may hold 500. */
const PAGE = 300;

const collectionOf = ({ place }: Migration): string => place.template.split('/').at(-2) ?? '';

const pageOf = (documents: Documents, migration: Migration, after: string | null) =>
  documents.page({ collection: collectionOf(migration), everywhere: true, after, limit: PAGE });

/** False in a collection of the same name elsewhere. */
function isMeant({ place }: Migration, path: string): boolean {
  const [names, parts] = [place.template.split('/'), path.split('/')];
  const isSame = (name: string, depth: number) => depth % 2 === 1 || name === parts[depth];
  return names.length === parts.length && names.every(isSame);
}

/** What a page of documents lacks. */
const writesOf = (migration: Migration, page: StoredDocument[]): DocumentWrite[] =>
  page.flatMap(({ path, data, version }) => {
    const added = data && isMeant(migration, path) ? migration.add(data, path) : null;
    return added ? [{ kind: 'update' as const, path, data: added, if_version: version }] : [];
  });

interface Facts {
  /** The document that remembers how far it came. */
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

/** The page's documents and how far it came, in one write: neither is ever ahead of the other. */
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
 * Goes through all documents of a migration, from where the last run came to; `onPage` hears how
 * far it is. Killed at any point, the next run goes on behind the last page written. May run beside
 * the product and beside itself: a document or a page that somebody else changed meanwhile is read
 * again. One that is finished costs one read.
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

/** What a run would go through and write, behind the page `after`. Writes nothing itself. */
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

/** How far each migration came, null for one that never ran. */
export async function loadProgress(documents: Documents, { id }: Migration) {
  const [record] = await documents.getAll([migrationDocument.path(id)]);
  return { record, progress: migrationDocument.at(id).read(record?.data) };
}

/** Lets every migration begin anew: what went through them before may have lost fields since. */
export async function forgetMigrations(documents: Documents, migrations: readonly Migration[]) {
  await documents.commit(
    migrations.map(({ id }) => ({ kind: 'delete', path: migrationDocument.path(id) })),
  );
}
