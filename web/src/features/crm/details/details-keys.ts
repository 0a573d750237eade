import type { KeyboardEvent } from 'react';
import { isTyping } from '../../../lib/is-typing.ts';
import { ANSWER_ID } from '../../../shared/conversation/answer/answer-field.ts';
import { buttonOfKey } from '../../../shared/conversation/meaning/meaning-keys.ts';

/** The arrows only where a line has the focus: elsewhere they scroll. */
const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const LETTERS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };
const BRACKETS: Readonly<Record<string, 1 | -1>> = { ']': 1, '[': -1 };

/** To the next or the previous creator. On some keyboards Alt, or Ctrl and Alt, write a bracket. */
export function bracketStep({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): 1 | -1 | null {
  if (metaKey || (ctrlKey && !altKey)) return null;
  return BRACKETS[key] ?? null;
}

/** A field with a list of its own: there Escape closes that list. */
export const closesItsList = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('[role=combobox], [data-list-open]');

/** The key means nothing to the list behind the details. */
export function take(event: KeyboardEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * The keys of a creator's details: j and k, or the arrows on a line, move from line to line, brackets
 * to the next and the previous creator, r leads to the answer, others press the buttons of a reply and
 * of the reminder. A line itself is a button, which Enter opens. None of them while something is
 * typed, nor in a dialog over the details.
 */
export function onDetailsKey(event: KeyboardEvent<HTMLElement>, onMove: (by: 1 | -1) => void) {
  const { key, target, currentTarget } = event;
  if (!(target instanceof Node && currentTarget.contains(target)) || isTyping(target)) return;
  const creators = bracketStep(event);
  if (creators) {
    take(event);
    onMove(creators);
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const button = buttonOfKey(key, currentTarget);
  if (button) {
    take(event);
    button.click();
    return;
  }
  if (key === 'r') {
    const field = document.getElementById(ANSWER_ID);
    if (!field) return;
    take(event);
    field.focus();
    return;
  }
  const lines = [...currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
  const at = lines.findIndex((line) => line === document.activeElement);
  const step = LETTERS[key] ?? (at === -1 ? undefined : ARROWS[key]);
  if (step === undefined) return;
  // From elsewhere to the newest.
  const next = at === -1 ? lines.at(-1) : lines[at + step];
  if (!next) return;
  take(event);
  next.focus();
}
