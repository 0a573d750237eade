import { chunkText, entriesOf, INDEX_FORMAT } from '@vibes/core/creator-index/chunk-text';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { lastSession } from '../../../lib/last-session.ts';
import { localStore } from '../../../lib/storage.ts';

/**
 * The newest creators as this device knew them last, kept for one person: the list shows them until
 * the live ones come. It goes with the session (`lib/last-session.ts`).
 */

const KEY = 'vibes.last-creators';

export interface LastCreators {
  at: Date;
  /** Newest first, at least one. */
  rows: readonly CreatorEntry[];
  /** How many creators there were. */
  total: number;
}

interface Kept {
  uid: string;
  /** Of the entries, which another version may have had otherwise. */
  format: string;
  at: number;
  total: number;
  entries: string;
}

/** What is kept of this person; null for nothing, and where it is damaged or of another version. */
export function lastCreators(uid: string): LastCreators | null {
  try {
    const kept = JSON.parse(localStore.read(KEY) ?? '{}') as Partial<Kept>;
    const { format, at = 0, total = 0, entries = '' } = kept;
    if (kept.uid !== uid || format !== INDEX_FORMAT) return null;
    const rows = entriesOf(entries);
    return rows.length > 0 ? { at: new Date(at), rows, total } : null;
  } catch {
    return null;
  }
}

/** Keeps nothing of a person who has left, in this tab or in another. */
export function keepLastCreators(
  uid: string,
  { rows, total }: { rows: readonly CreatorEntry[]; total: number },
) {
  if (lastSession()?.uid !== uid) return;
  const kept: Kept = {
    uid,
    format: INDEX_FORMAT,
    at: Date.now(),
    total,
    entries: chunkText(rows),
  };
  localStore.write(KEY, JSON.stringify(kept));
}
