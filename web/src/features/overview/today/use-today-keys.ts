import { useLayoutEffect, useRef } from 'react';
import { hasDialog } from '../../../lib/has-dialog.ts';
import { isTyping } from '../../../lib/is-typing.ts';
import type { Kind } from './kinds.ts';
import { todayAct, type TodayAct } from './today-keys.ts';
import type { Landing } from './use-open-item.ts';

/** The parts of the day: the list, and what is open of it. */
export const TODAY_LIST = 'data-today-rows';
export const TODAY_PANEL = 'data-today-panel';

/** The page itself has the focus, as after navigation. */
const isPage = (target: Element): boolean => target === document.body || target.id === 'content';

/** Where the keys work: in the day, and on the page itself. */
const isHere = (target: Element): boolean =>
  isPage(target) || target.closest(`[${TODAY_LIST}], [${TODAY_PANEL}]`) !== null;

/**
 * The keys of the day; never while somebody types, nor while a dialog is open.
 *
 * @param of.isOff while the next answer is on its way to the screen: what is typed is meant for it
 */
export function useTodayKeys(
  of: { kind: Kind | null; isOff: boolean },
  act: (act: TodayAct, at: Landing) => void,
) {
  const latest = useRef({ ...of, act });
  useLayoutEffect(() => {
    latest.current = { ...of, act };
  });
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      const target = document.activeElement ?? document.body;
      if (event.defaultPrevented || isTyping(target) || hasDialog() || !isHere(target)) return;
      const isInList = target.closest(`[${TODAY_PANEL}]`) === null;
      const { kind } = latest.current;
      const wanted = todayAct(event, { isInList, isOnPage: isPage(target), kind });
      // Only moving on is not meant for the answer that is awaited.
      if (!wanted || (latest.current.isOff && wanted.kind !== 'move')) return;
      event.preventDefault();
      latest.current.act(wanted, isInList ? 'row' : 'panel');
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
