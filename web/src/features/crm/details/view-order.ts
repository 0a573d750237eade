import { useEffect, useSyncExternalStore } from 'react';
import { makeListeners } from '../../../lib/make-listeners.ts';

/** The creators of the view in its order, whatever page is shown. */
export interface ViewOrder {
  rows: readonly { id: string }[];
  /** How many there are; null until it is known. */
  total: number | null;
  /** Whether every creator is loaded. */
  isWhole: boolean;
  /** True while creators that may belong to the view are still loading. */
  isPartial: boolean;
}

let order: ViewOrder | null = null;
const { subscribe, tell } = makeListeners();

function keep(next: ViewOrder | null) {
  order = next;
  tell();
}

/** The list says what it shows, for the details beside it. */
export function useKeepOrder({ rows, total, isWhole, isPartial }: ViewOrder) {
  useEffect(() => keep({ rows, total, isWhole, isPartial }), [rows, total, isWhole, isPartial]);
  useEffect(() => () => keep(null), []);
}

/** What the list shows; null while there is none. */
export const useViewOrder = (): ViewOrder | null => useSyncExternalStore(subscribe, () => order);
