import {
  isWaiting,
  type CaptureEntry,
  type CaptureRefusal,
  type WantedCapture,
} from './capture-entry.ts';
import { CAPTURE_KEPT_MS, FAILURES_IN_A_ROW, UNRESOLVED_TRIES } from './capture-limits.ts';
import type { CaptureChange } from './capture-store.ts';

/**
 * What each act changes in the entries kept. All of it is decided here, within the store's
 * transaction.
 */

type Decide = (entries: CaptureEntry[]) => CaptureChange;

const idsOf = (entries: CaptureEntry[]) => entries.map(({ id }) => id);

/**
 * Whether an entry can be removed: an answer is of use for a day, and to the signed-in person. What
 * waits stays, for every person.
 */
export const hasServed = (
  { uid, state, settled_at = 0 }: CaptureEntry,
  now: { uid: string | null; time: number },
) =>
  (state === 'done' || state === 'refused') &&
  (uid !== now.uid || now.time - settled_at > CAPTURE_KEPT_MS);

/** New ones go behind those that wait; where none waits, they replace the last list. */
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

const bare = ({ id, uid, target, label, hold_for_review, added_at }: CaptureEntry) => ({
  ...{ id, uid, target, label, added_at },
  ...(hold_for_review && { hold_for_review }),
});

/**
 * The next to be sent: the oldest; behind them those at which the server failed, the latest last.
 */
export const nextOf = (entries: CaptureEntry[]): CaptureEntry | undefined =>
  entries
    .filter(isWaiting)
    .sort((a, b) => (a.behind_since ?? 0) - (b.behind_since ?? 0) || a.id - b.id)[0];

/** Marks it as being sent. */
export const taken = (entry: CaptureEntry): CaptureChange => ({
  put: [{ ...entry, state: 'sending' }],
});

/** Not answered, by no fault of its own: it is sent again. */
export const waiting = (id: number): Decide =>
  altered(id, (entry) => (isWaiting(entry) ? { ...entry, state: 'waiting' } : null));

/** Refused for a reason that holds for all that wait: none is sent by itself. */
export const held =
  (held_by: CaptureRefusal): Decide =>
  (entries) => ({
    put: entries.filter(isWaiting).map((entry) => ({ ...entry, state: 'waiting', held_by })),
  });

interface Failure {
  refusal: CaptureRefusal;
  now: number;
}

/**
 * The server failed at it. It waits, so that an outage costs nothing; after some failures in a row
 * it moves behind the others, so that it alone does not delay them. It is refused only when others
 * were answered since and the server fails at it as often again.
 */
export const failed =
  (id: number, { refusal, now }: Failure): Decide =>
  (entries) =>
    altered(id, (entry) => {
      if (!isWaiting(entry)) return null;
      const failures = (entry.failures ?? 0) + 1;
      const { behind_since } = entry;
      if (failures < FAILURES_IN_A_ROW) return { ...entry, state: 'waiting', failures };
      const isAlone =
        behind_since !== undefined &&
        entries.some(({ settled_at = 0 }) => settled_at > behind_since);
      return isAlone
        ? { ...bare(entry), state: 'refused', refusal, settled_at: now }
        : { ...bare(entry), state: 'waiting', behind_since: now };
    })(entries);

/** Its link did not open; another try may succeed. */
export const unresolved = (id: number, { refusal, now }: Failure): Decide =>
  altered(id, (entry) => {
    if (!isWaiting(entry)) return null;
    const failures = (entry.failures ?? 0) + 1;
    return failures < UNRESOLVED_TRIES
      ? { ...entry, state: 'waiting', failures }
      : { ...bare(entry), state: 'refused', refusal, settled_at: now };
  });

export type Settled =
  | { state: 'done'; answer: NonNullable<CaptureEntry['answer']> }
  | { state: 'refused'; refusal: CaptureRefusal };

/** Stores its answer; the first one stays. */
export const settled = (id: number, outcome: Settled, now: number): Decide =>
  altered(id, (entry) =>
    isWaiting(entry) ? { ...bare(entry), ...outcome, settled_at: now } : null,
  );

/** A refused one waits again. */
export const retried = (id: number): Decide =>
  altered(id, (entry) => (entry.state === 'refused' ? { ...bare(entry), state: 'waiting' } : null));

/** All refused ones wait again. */
export const allRetried: Decide = (entries) => ({
  put: entries
    .filter(({ state }) => state === 'refused')
    .map((entry) => ({ ...bare(entry), state: 'waiting' })),
});

/** Removes all but the one being sent. */
export const stopped: Decide = (entries) => ({
  remove: idsOf(entries.filter(({ state }) => state === 'waiting')),
});

/** Taken back by mistake: each returns to its old place, and none twice. */
export const restored =
  (before: CaptureEntry[]): Decide =>
  (entries) => {
    const there = new Set(idsOf(entries));
    return { put: before.filter(({ id }) => !there.has(id)) };
  };

/** Removes those that have an answer. */
export const cleared: Decide = (entries) => ({
  remove: idsOf(entries.filter((entry) => !isWaiting(entry))),
});

/** Removes one, unless it is being sent. */
export const removed =
  (id: number): Decide =>
  (entries) => ({
    remove: idsOf(entries.filter((entry) => entry.id === id && entry.state !== 'sending')),
  });
