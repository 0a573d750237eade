import { lastSession } from '../../../lib/last-session.ts';
import { localStore } from '../../../lib/storage.ts';
import { KINDS, type Counts } from './kinds.ts';
import type { TodayItem } from './today-items.ts';

/**
 * The day as this device knew it last, kept for one person: it is drawn until the live one comes, and
 * without a connection. It goes with the session (`lib/last-session.ts`).
 */

const KEY = 'vibes.last-today';
/** The layout of what is kept. */
const FORMAT = 1;
/** Lines that are kept, and listed at first. */
export const PAGE = 12;

export interface LastToday {
  at: Date;
  items: readonly TodayItem[];
  counts: Counts;
}

const isCounts = (counts: unknown): counts is Counts =>
  typeof counts === 'object' && counts !== null && KINDS.every((kind) => kind in counts);

/** What is kept of this person; null for nothing, and where it is damaged or of another version. */
export function lastToday(uid: string): LastToday | null {
  try {
    const kept = JSON.parse(localStore.read(KEY) ?? '{}') as Record<string, unknown>;
    const { items, counts, at } = kept;
    if (kept['uid'] !== uid || kept['format'] !== FORMAT || !isCounts(counts)) return null;
    if (!Array.isArray(items)) return null;
    const listed = (items as (Omit<TodayItem, 'at'> & { at: number })[]).map((item) => ({
      ...item,
      at: new Date(item.at),
    }));
    return { at: new Date(Number(at)), items: listed, counts };
  } catch {
    return null;
  }
}

/** Keeps nothing of a person who has left, in this tab or in another. */
export function keepLastToday(
  uid: string,
  { items, counts }: { items: readonly TodayItem[]; counts: Counts },
) {
  if (lastSession()?.uid !== uid) return;
  const kept = items.slice(0, PAGE).map((item) => {
    const { id, kind, name, picture_version, words, at, delivery_id } = item;
    return { id, kind, name, picture_version, words, at: at.getTime(), delivery_id };
  });
  const text = JSON.stringify({ uid, format: FORMAT, at: Date.now(), items: kept, counts });
  localStore.write(KEY, text);
}
