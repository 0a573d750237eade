import type { Creator } from '@vibes/core/creator/creator';
import type { Documents, DocumentWrite } from '../src/ports/documents.ts';

/**
 * Fields that plan or note a reading or the fetching of a picture and are not shown: their change leaves `updated_at` and the writer as
 * they are.
 */
const QUIET: readonly string[] = [
  'next_read_at',
  'read_attempts',
  'read_blocked_by',
  'picture_due_at',
  'picture_attempts',
  'profiles',
  // Dropped with the text it is of.
  'last_in_text',
] satisfies (keyof Creator)[];

const isOfCreator = ({ path }: DocumentWrite) => /^users\/[^/]+\/creators\/[^/]+$/.test(path);

function isSaid(write: DocumentWrite): boolean {
  if (write.kind === 'delete' || !isOfCreator(write)) return true;
  const { writer, updated_at, ...rest } = (write.data ?? {}) as Partial<Creator>;
  if (writer === undefined && updated_at === undefined)
    return Object.keys(rest).every((field) => QUIET.includes(field));
  return writer?.by === 'server' && writer.at.getTime() === updated_at?.getTime();
}

/** What sweeps look for across accounts, and leave accounts out of by their `uid`. */
const OWNED =
  /^users\/([^/]+)\/(?:creators|deleted_creators|deliveries|creators\/[^/]+\/inbound)\/[^/]+$/;

function isOwned(write: DocumentWrite): boolean {
  const uid = OWNED.exec(write.path)?.[1];
  const isNew = write.kind === 'create' || write.kind === 'set';
  return !isNew || uid === undefined || write.data['uid'] === uid;
}

/**
 * The database as workflows have it in tests: a write of a creator fails unless it says that the
 * server made it, and a new document that sweeps look for unless it says whose it is.
 */
export const sayingWriters = <Port extends Documents>(documents: Port): Port => ({
  ...documents,
  commit(writes) {
    const unsaid = writes.find((write) => !isSaid(write));
    if (unsaid) throw new Error(`Not said to be the server's (serverWrote): ${unsaid.path}`);
    const unowned = writes.find((write) => !isOwned(write));
    if (unowned) throw new Error(`Does not say whose it is (uid): ${unowned.path}`);
    return documents.commit(writes);
  },
});
