import { useEffect, useRef, type RefObject } from 'react';
import { focusRow } from './use-row-keys.ts';

/**
 * Keeps the focus in the list while its rows change: when the row that had it is gone, the one that
 * took its place gets it, or the last.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, rows: readonly { id: string }[]) {
  const last = useRef<{ target: Element; place: number } | null>(null);
  const shown = rows.map(({ id }) => id).join();
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const come = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const all = [...element.querySelectorAll('[data-row]')];
      last.current = { target, place: all.findIndex((row) => row.contains(target)) };
    };
    const go = ({ relatedTarget: next }: FocusEvent) => {
      if (next instanceof Element) last.current = null;
    };
    element.addEventListener('focusin', come);
    element.addEventListener('focusout', go);
    return () => {
      element.removeEventListener('focusin', come);
      element.removeEventListener('focusout', go);
    };
  }, [list]);
  useEffect(() => {
    const lost = last.current;
    if (!lost || lost.target.isConnected || document.activeElement !== document.body) return;
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    focusRow(all[Math.min(Math.max(lost.place, 0), all.length - 1)]);
  }, [list, shown]);
}
