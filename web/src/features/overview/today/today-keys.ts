import { CREATOR_STATUSES, type CreatorStatus } from '@vibes/core/creator/creator-status';
import {
  isMeaningKey,
  type MeaningKey,
} from '../../../shared/conversation/meaning/meaning-keys.ts';
import type { Kind } from './kinds.ts';

/** What a key does in the list of the day. */
export type TodayAct =
  | { kind: 'move'; by: 1 | -1 }
  | { kind: 'end'; to: 'first' | 'last' }
  | { kind: 'open' }
  | { kind: 'done' }
  | { kind: 'later' }
  | { kind: 'undo' }
  | { kind: 'status'; status: CreatorStatus }
  /** What the reply means. */
  | { kind: 'means'; key: MeaningKey }
  /** The person's answer to whether a message is the creator's. */
  | { kind: 'judge'; is_theirs: boolean }
  | { kind: 'copy' };

export interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
}

const ANYWHERE: Readonly<Record<string, TodayAct>> = {
  j: { kind: 'move', by: 1 },
  k: { kind: 'move', by: -1 },
  e: { kind: 'done' },
  h: { kind: 'later' },
  u: { kind: 'undo' },
};

/** Elsewhere these scroll. */
const IN_LIST: Readonly<Record<string, TodayAct>> = {
  ArrowDown: { kind: 'move', by: 1 },
  ArrowUp: { kind: 'move', by: -1 },
  Home: { kind: 'end', to: 'first' },
  End: { kind: 'end', to: 'last' },
};

/** Keys that have a sense with what is open alone. */
const OF_KIND: Partial<Record<Kind, Readonly<Record<string, TodayAct>>>> = {
  may_be: {
    y: { kind: 'judge', is_theirs: true },
    n: { kind: 'judge', is_theirs: false },
  },
  dm: { c: { kind: 'copy' } },
};

/** Keys that may be held down: all others act once for a press. */
const isMove = (act: TodayAct): boolean => act.kind === 'move';

/**
 * What a press means; null for one that is the browser's. Of an item of no creator, only moving,
 * opening and putting it aside.
 *
 * @param where.isOnPage whether the page itself has the focus
 * @param where.kind of what is open; null for nothing
 */
export function todayAct(
  { key, shiftKey, ctrlKey, metaKey, altKey, repeat }: Press,
  { isInList, isOnPage, kind }: { isInList: boolean; isOnPage: boolean; kind: Kind | null },
): TodayAct | null {
  if (ctrlKey || metaKey || altKey || shiftKey) return null;
  // A row and a button are pressed by it.
  if (key === 'Enter') return isOnPage && !repeat ? { kind: 'open' } : null;
  const status = /^[1-9]$/.test(key) ? CREATOR_STATUSES[Number(key) - 1] : undefined;
  const isOfReply = kind === 'reply' || kind === 'reminder';
  const act =
    (kind && OF_KIND[kind]?.[key]) ??
    ANYWHERE[key] ??
    (isInList ? IN_LIST[key] : undefined) ??
    (isOfReply && isMeaningKey(key) ? ({ kind: 'means', key } as const) : undefined) ??
    (status && { kind: 'status', status });
  return act && (!repeat || isMove(act)) ? act : null;
}
