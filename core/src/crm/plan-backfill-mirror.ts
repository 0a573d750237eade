import type { Creator } from '../creator/creator.ts';
import { queueMirror, type Delivery } from '../delivery/delivery.ts';
import { queueAgain } from '../delivery/queue-again.ts';

/** What a back-fill does about one creator; null when their mirror is up to date. */
export type BackfillMirror =
  { kind: 'create'; data: Delivery } | { kind: 'update'; data: Partial<Delivery> } | null;

const ON_ITS_WAY: ReadonlySet<Delivery['state']> = new Set(['held', 'queued', 'sending']);

/** True when nothing of the creator changed since the mirror went out. */
const isCurrent = (creator: Creator, mirror: Delivery): boolean =>
  mirror.state === 'sent' && mirror.sent_at !== null && creator.updated_at <= mirror.sent_at;

/**
 * The mirror that a back-fill queues for a creator: a first one, one that was not sent, or one
 * older than the creator. A mirror that is queued already is counted when it arrives.
 *
 * @param is_elsewhere earlier mirrors went to another table: the row of that one is not used
 */
export function planBackfillMirror(input: {
  creator: Creator;
  mirror: Delivery | null;
  is_elsewhere: boolean;
  now: Date;
}): BackfillMirror {
  const { creator, mirror, is_elsewhere, now } = input;
  const { id: creator_id, name: creator_name } = creator;
  if (!mirror) {
    const data = queueMirror({ kind: 'notion', creator_id, creator_name, now, is_backfill: true });
    return { kind: 'create', data };
  }
  if (!is_elsewhere && isCurrent(creator, mirror)) return null;
  const isWaiting = ON_ITS_WAY.has(mirror.state);
  if (isWaiting && !is_elsewhere) return { kind: 'update', data: { is_backfill: true } };
  return {
    kind: 'update',
    data: {
      ...(isWaiting ? { updated_at: now } : queueAgain(now)),
      creator_name,
      is_backfill: true,
      // A mirror that is being sent may be going to the old table: it is queued again.
      revision: mirror.revision + 1,
      ...(is_elsewhere && { notion_page_id: null }),
    },
  };
}
