import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { useMemo, useReducer, useState } from 'react';
import { loadCreators } from '../creator-store/creator-store.data.ts';
import { EVERYBODY, readView, viewKey } from '../view/crm-view.ts';
import type { ViewCreators } from '../view/use-view-creators.ts';
import { NOTHING, selectionAfter } from './selection.ts';

/** The selection in a list, and the acts on it. */
export interface ListSelection {
  ids: ReadonlySet<string>;
  /** The chosen ones that the list holds, in its order. */
  chosen: readonly CreatorEntry[];
  /** How many match; null until it is known. */
  total: number | null;
  /** Whether they are a part of all. */
  isFiltered: boolean;
  /** By touch: a tap chooses, from the first one on or once the person asked for it. */
  isChoosing: boolean;
  /** All are to be chosen, and some are still loading. */
  isLoading: boolean;
  beginChoosing: () => void;
  toggle: (id: string, isRange?: boolean) => void;
  togglePage: (ids: readonly string[]) => void;
  chooseAll: () => void;
  choose: (ids: readonly string[]) => void;
  clear: () => void;
}

const idsOf = (rows: readonly CreatorEntry[]) => rows.map(({ id }) => id);

/** Whom a view shows, in whatever order: '' for everybody. */
const membersOf = (key: string) =>
  viewKey({ ...readView(new URLSearchParams(key)), sort: EVERYBODY.sort });

/**
 * What is chosen of the creators that a view finds, on whatever page. It ends with the search or the
 * filter that it was made in; who leaves the view is no longer chosen.
 */
export function useSelection({ rows, key, total, isWhole, work }: ViewCreators): ListSelection {
  const [selection, act] = useReducer(selectionAfter, NOTHING);
  const [isAsked, setIsAsked] = useState(false);
  const [wantsAll, setWantsAll] = useState(false);
  const view = membersOf(key);
  const [of, setOf] = useState(view);
  const clear = () => {
    act({ kind: 'clear' });
    setIsAsked(false);
    setWantsAll(false);
  };
  if (of !== view) {
    setOf(view);
    clear();
  } else if (wantsAll && (isWhole || work === 'failed')) {
    setWantsAll(false);
    if (isWhole) act({ kind: 'only', ids: idsOf(rows) });
  }
  const { ids } = selection;
  const chosen = useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids]);
  return {
    ids,
    chosen,
    total,
    isFiltered: view !== '',
    isChoosing: isAsked || chosen.length > 0,
    isLoading: wantsAll,
    beginChoosing: () => setIsAsked(true),
    toggle: (id, isRange = false) =>
      act(isRange ? { kind: 'range', id, order: idsOf(rows) } : { kind: 'toggle', id }),
    togglePage: (page) => act({ kind: 'page', ids: page }),
    chooseAll: () => {
      if (!isWhole) loadCreators(Infinity);
      setWantsAll(true);
    },
    choose: (some) => act({ kind: 'only', ids: some }),
    clear,
  };
}
