import { useEffect, useRef, type RefObject } from 'react';
import { hasDialog } from '../../../lib/has-dialog.ts';
import { isTyping } from '../../../lib/is-typing.ts';
import { placeAfter, rowAct, type RowAct } from './row-keys.ts';

/** Marks a row with the id of its creator, and the part of it that takes the focus. */
export const rowMark = (id: string) => ({ 'data-row': id });
export const ROW_FOCUS = { 'data-row-focus': '' } as const;

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]')];
export const focusRow = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLElement>('[data-row-focus]')?.focus();

/** What has keys of its own: a space presses it. */
const isPressed = (target: Element) => target.matches('button, input, a:not([data-row-focus])');

/** What a press asks for, and the creator of the row that has the focus. */
type Act = Exclude<RowAct, { kind: 'move' }>;

/**
 * The keys of a list of creators: while the focus is in it, or nowhere. Not while somebody types, nor
 * while a dialog is open. `act` is told what to do besides moving, and with which creator; to clear is for all.
 */
export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  act: (act: Act, id: string) => void,
) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const element = list.current;
      const target = document.activeElement ?? document.body;
      if (!element || event.defaultPrevented || isTyping(target) || hasDialog()) return;
      const wanted = rowAct(event);
      if (!wanted) return;
      const isHere = element.contains(target) || target === document.body;
      if (!isHere && wanted.kind !== 'clear') return;
      const rows = rowsIn(element);
      const at = rows.findIndex((row) => row.contains(target));
      if (wanted.kind === 'move') {
        event.preventDefault();
        focusRow(rows[placeAfter(wanted.to, at, rows.length)]);
        return;
      }
      const id = rows[at]?.dataset['row'] ?? '';
      if (wanted.kind !== 'clear' && id === '') return;
      if (wanted.kind === 'select' && isPressed(target)) return;
      event.preventDefault();
      latest.current(wanted, id);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list]);
}
