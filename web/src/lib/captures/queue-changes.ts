import { CAPTURE_KEPT_MS } from './capture-limits.ts';
import {
  isWaiting,
  type CaptureEntry,
  type CaptureRefusal,
  type WantedCapture,
} from './capture-entry.ts';
import type { CaptureChange } from './capture-store.ts';

/** What each act changes in the entries kept. All of it is decided here, within the store's transaction. */

type Decide = (entries: CaptureEntry[]) => CaptureChange;

const idsOf = (entries: CaptureEntry[]) => entries.map(({ id }) => id);

/** Answered entries are of use for a day. */
export const swept =
  (now: number): Decide =>
  (entries) => ({
    remove: idsOf(
      entries.filter(({ settled_at }) => settled_at && now - settled_at > CAPTURE_KEPT_MS),
    ),
  });

/** New ones stand behind those that wait; where none does, they take the place of the last list. */
export const added =
  (wanted: WantedCapture[], { uid, now }: { uid: string; now: number }): Decide =>
  (entries) => ({
    put: wanted.map((capture) => ({ ...capture, uid, added_at: now, state: 'waiting' })),
    remove: entries.some(isWaiting) ? [] : idsOf(entries),
  });

const altered =
  (id: number, alter: (entry: CaptureEntry) => CaptureEntry | null): Decide =>
  (entries) => {
    const entry = entries.find((each) => each.id === id);
    const after = entry && alter(entry);
    return after ? { put: [after] } : {};
  };

const bare = ({ id, uid, target, label, added_at }: CaptureEntry) => ({
  id,
  uid,
  target,
  label,
  added_at,
});

/** On its way. */
export const taken = (entry: CaptureEntry): CaptureChange => ({
  put: [{ ...bare(entry), state: 'sending' }],
});

/** Not answered: it goes out again. */
export const waiting = (id: number): Decide =>
  altered(id, (entry) => (isWaiting(entry) ? { ...bare(entry), state: 'waiting' } : null));

export type Settled =
  | { state: 'done'; answer: NonNullable<CaptureEntry['answer']> }
  | { state: 'refused'; refusal: CaptureRefusal };

/** The first answer stays. */
export const settled = (id: number, outcome: Settled, now: number): Decide =>
  altered(id, (entry) =>
    isWaiting(entry) ? { ...bare(entry), ...outcome, settled_at: now } : null,
  );

/** A refused one gets another chance. */
export const retried = (id: number): Decide =>
  altered(id, (entry) => (entry.state === 'refused' ? { ...bare(entry), state: 'waiting' } : null));

/** All but the one on its way. */
export const stopped: Decide = (entries) => ({
  remove: idsOf(entries.filter(({ state }) => state === 'waiting')),
});

/** Taken back by mistake: each in its old place, and none twice. */
export const restored =
  (before: CaptureEntry[]): Decide =>
  (entries) => {
    const there = new Set(idsOf(entries));
    return { put: before.filter(({ id }) => !there.has(id)) };
  };

/** What has its answer. */
export const cleared: Decide = (entries) => ({
  remove: idsOf(entries.filter((entry) => !isWaiting(entry))),
});

/** One, unless it is on its way. */
export const removed =
  (id: number): Decide =>
  (entries) => ({
    remove: idsOf(entries.filter((entry) => entry.id === id && entry.state !== 'sending')),
  });
