import { CREATOR_STATUSES, type CreatorStatus } from '@vibes/core/creator/creator-status';

/** What a key does in the list of creators. */
export type RowAct =
  | { kind: 'move'; to: 'next' | 'previous' | 'first' | 'last' }
  | { kind: 'select'; isRange: boolean }
  | { kind: 'status'; status: CreatorStatus }
  | { kind: 'clear' };

interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

type Step = Extract<RowAct, { kind: 'move' }>['to'];
const STEPS: Readonly<Record<string, Step>> = {
  ArrowDown: 'next',
  j: 'next',
  ArrowUp: 'previous',
  k: 'previous',
  Home: 'first',
  End: 'last',
};

/** What a press means; null for one that is the browser's. Enter opens a row by itself: its name is a link. */
export function rowAct({ key, shiftKey, ctrlKey, metaKey, altKey }: Press): RowAct | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === ' ') return { kind: 'select', isRange: shiftKey };
  if (shiftKey) return null;
  const to = STEPS[key];
  if (to) return { kind: 'move', to };
  if (key === 'Escape') return { kind: 'clear' };
  const status = /^[1-9]$/.test(key) ? CREATOR_STATUSES[Number(key) - 1] : undefined;
  return status ? { kind: 'status', status } : null;
}

/** The place in a list of `count` rows after a step from `from`; -1 for none. */
export function placeAfter(to: Step, from: number, count: number): number {
  const last = count - 1;
  if (to === 'first') return Math.min(0, last);
  if (to === 'last') return last;
  if (from === -1) return to === 'next' ? Math.min(0, last) : last;
  return Math.min(Math.max(from + (to === 'next' ? 1 : -1), 0), last);
}
