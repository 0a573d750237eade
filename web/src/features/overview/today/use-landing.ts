import { useEffect } from 'react';
import { awaitedAnswer } from '../../../shared/conversation/answer/answer-field.ts';
import { ROW } from './today-row.tsx';
import type { Landing } from './use-open-item.ts';
import { TODAY_PANEL } from './use-today-keys.ts';

export const panel = () => document.querySelector<HTMLElement>(`[${TODAY_PANEL}]`);

/** Parts of what is open. */
export const partsOfPanel = (selector: string): HTMLElement[] => [
  ...(panel()?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** What there is to do in the panel: the answer of who waits for it, else the marked button. */
const mainPart = (): HTMLElement | null =>
  awaitedAnswer() ??
  partsOfPanel('[data-may-be] button, button[data-marked], a[data-marked]')[0] ??
  null;

/** Whether there is such a row. */
export function focusRow(id: string): boolean {
  const row = document.querySelector<HTMLElement>(`[${ROW}="${CSS.escape(id)}"]`);
  row?.focus();
  return row !== null;
}

/** Whether the conversation is there, with the answer where there is one. */
const isDrawn = (): boolean =>
  partsOfPanel('[data-conversation], [data-of-nobody], [role=alert]').length > 0;

/** Whether the DM is there, with its text where there is one. */
export const isDmDrawn = (): boolean => partsOfPanel('[data-dm-steps]').length > 0;

/** Does it once the conversation is there, or what else is waited for. Returns a function that gives it up. */
export function onceDrawn(
  element: HTMLElement,
  act: () => void,
  isThere: () => boolean = isDrawn,
): () => void {
  if (isThere()) {
    act();
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    act();
  });
  observer.observe(element, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Brings the focus to the item that opened: to its row, or to what there is to do with it, as soon as
 * that is there. A person who points elsewhere is left alone.
 */
export function useLanding(landing: { id: string; at: Landing } | null, onLanded: () => void) {
  const id = landing?.id;
  const at = landing?.at;
  useEffect(() => {
    const element = panel();
    if (id === undefined) return;
    if (at === 'row' || !element) {
      focusRow(id);
      onLanded();
      return;
    }
    // Not the row: what is typed for the answer would be its keys.
    element.focus({ preventScroll: true });
    const giveUp = onceDrawn(element, () => {
      (mainPart() ?? element).focus({ preventScroll: true });
      onLanded();
    });
    document.addEventListener('pointerdown', onLanded, { once: true });
    return () => {
      giveUp();
      document.removeEventListener('pointerdown', onLanded);
    };
    // Each landing happens once, whichever render its callbacks are of.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, at]);
}
