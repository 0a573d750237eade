import type { CreatorStatus } from '@vibes/core/creator/creator-status';
import { useSyncExternalStore } from 'react';
import { onOtherPerson } from '../../../lib/other-person.ts';
import { makeListeners } from '../../../lib/make-listeners.ts';

/**
 * The statuses that the person chose, to be shown before they are saved: unlike a plain write, a
 * transaction is not shown until then. Forgotten when the server refuses them. What shows them is
 * `shown-rows/`.
 */

export interface OptimisticStatus {
  status: CreatorStatus;
  /** When the creator was last changed before this was saved; null until it is. */
  before: Date | null;
}

/** The last choice by creator; another map after each change. */
export type OptimisticStatuses = ReadonlyMap<string, OptimisticStatus>;

/** By creator, oldest first: of those before the last only one that is saved is left to show. */
const chosen = new Map<string, OptimisticStatus[]>();
let latest: OptimisticStatuses = new Map();
const { subscribe, tell } = makeListeners();

function put(id: string, next: OptimisticStatus[]) {
  chosen.set(id, next);
  latest = new Map([...chosen].flatMap(([of, all]) => all.slice(-1).map((last) => [of, last])));
  tell();
}

onOtherPerson(() => {
  chosen.clear();
  latest = new Map();
});

export const optimisticStatuses = (): OptimisticStatuses => latest;

export const useOptimisticStatuses = () => useSyncExternalStore(subscribe, optimisticStatuses);

/**
 * Shows a status from now on. Of several choices the last one counts; when it is refused, the one
 * that was saved before it.
 */
export function chooseStatus(id: string, status: CreatorStatus) {
  const choice: OptimisticStatus = { status, before: null };
  const all = () => chosen.get(id) ?? [];
  put(id, [...all(), choice]);
  return {
    isLast: () => latest.get(id) === choice,
    saved(before: Date) {
      const place = all().indexOf(choice);
      if (place >= 0) put(id, [{ status, before }, ...all().slice(place + 1)]);
    },
    /** It was refused, given up before it was sent, or is shown by the creator itself. */
    dropped: () =>
      put(
        id,
        all().filter((one) => one !== choice),
      ),
  };
}
