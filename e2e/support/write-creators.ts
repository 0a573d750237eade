import type { Creator } from '@vibes/core/creator/creator';
import { paths } from '@vibes/core/firestore/paths';
import { database } from './database.ts';

const MINUTE_MS = 60_000;
/** Documents a batch of the database takes. */
const BATCH = 400;

/** A creator as a capture leaves it, saved `minutes_ago`. */
export function writtenCreator(
  minutes_ago: number,
  fields: Partial<Creator> = {},
): Omit<Creator, 'id'> {
  const at = new Date(Date.now() - minutes_ago * MINUTE_MS);
  const name = `Creator ${String(minutes_ago).padStart(3, '0')}`;
  return {
    name,
    platform: 'tiktok',
    tiktok_username: name.toLowerCase().replace(' ', '_'),
    instagram_username: null,
    email: null,
    email_source: '',
    email_found_at: null,
    email_evidence: null,
    other_emails: [],
    linked_handles: [],
    linktree_url: null,
    followers: null,
    avatar_url: null,
    email_sent: false,
    dm_sent_at: null,
    notes: '',
    status: 'Discovered',
    status_set_by: 'event',
    read_state: 'read',
    created_at: at,
    captured_at: at,
    updated_at: at,
    ...fields,
  };
}

/** Puts creators into an account past the doors, by their ids: many are there at once. */
export async function writeCreators(
  uid: string,
  creators: Record<string, Omit<Creator, 'id'>>,
): Promise<void> {
  const db = await database();
  const entries = Object.entries(creators);
  for (let from = 0; from < entries.length; from += BATCH) {
    const batch = db.batch();
    for (const [id, creator] of entries.slice(from, from + BATCH))
      batch.set(db.doc(paths.creator(uid, id)), { id, ...creator });
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
