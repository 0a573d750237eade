import { useEffect, useRef, type RefObject } from 'react';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { focusRow } from './use-row-keys.ts';

type How = 'focus' | 'open';

/**
 * Takes the keyboard from the search into the list of `area`: to its first row, which opens when it is
 * the only one and `open` was asked for. While the list still shows an earlier search it waits.
 */
export function useEnterList(
  area: RefObject<HTMLElement | null>,
  list: { rows: readonly CreatorEntry[]; isPartial: boolean; isSettled: boolean },
): (how: How) => void {
  const asked = useRef<{ how: How; from: Element | null } | null>(null);
  const latest = useRef(list);

  function enter() {
    const { rows, isPartial, isSettled } = latest.current;
    if (!asked.current || !isSettled || (isPartial && asked.current.how === 'open')) return;
    const { how, from } = asked.current;
    asked.current = null;
    const row = area.current?.querySelector<HTMLElement>('[data-row]');
    // Somebody who has gone elsewhere by then stays there.
    if (!row || document.activeElement !== from) return;
    focusRow(row);
    if (how === 'open' && rows.length === 1)
      row.querySelector<HTMLElement>('[data-row-focus]')?.click();
  }
  useEffect(() => {
    latest.current = list;
    enter();
  });
  return (how) => {
    asked.current = { how, from: document.activeElement };
    enter();
  };
}
