import { describeCreator } from '@vibes/core/capture/describe-creator';
import type { Reading } from '@vibes/core/capture/reading';
import type { Creator } from '@vibes/core/creator/creator';
import { creatorDocument } from '@vibes/core/firestore/documents';
import { database } from './database.ts';

const MINUTE_MS = 60_000;
/** The most documents that one batch of the database takes. */
const BATCH = 400;

/** A creator as a capture leaves it, saved `minutes_ago`. */
export function writtenCreator(
  minutes_ago: number,
  fields: Partial<Creator> = {},
): Omit<Creator, 'id'> {
  const at = new Date(Date.now() - minutes_ago * MINUTE_MS);
  const name = `Creator ${String(minutes_ago).padStart(3, '0')}`;
  const target = { platform: 'tiktok', handle: name.toLowerCase().replace(' ', '_') } as const;
  const reading: Reading = {
    kind: 'blocked',
    reason: 'waf',
    contact: { contact: null, others: [] },
  };
  return {
    ...describeCreator({ known: null, id: '', target, reading, note: '', now: at }),
    name,
    read_state: 'read',
    ...fields,
  };
}

/** Writes creators, by their ids, directly in the database: many at once. */
export async function writeCreators(
  uid: string,
  creators: Record<string, Omit<Creator, 'id'>>,
): Promise<void> {
  const db = await database();
  const entries = Object.entries(creators);
  for (let from = 0; from < entries.length; from += BATCH) {
    const batch = db.batch();
    for (const [id, creator] of entries.slice(from, from + BATCH))
      batch.set(db.doc(creatorDocument.path(uid, id)), { ...creator, id });
    await batch.commit();
  }
}

/** `count` creators, "Creator 001" the newest, one a minute. */
export const writeManyCreators = (uid: string, count: number) =>
  writeCreators(
    uid,
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`c${i + 1}`, writtenCreator(i + 1)]),
    ),
  );
