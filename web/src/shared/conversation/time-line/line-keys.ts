import type { KeyboardEvent } from 'react';
import { isTyping } from '../../../lib/is-typing.ts';
import { ANSWER_ID } from '../answer/to-answer.tsx';

/** The arrows only where a line has the focus: elsewhere they scroll. */
const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const LETTERS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };

/**
 * The keys of a creator's details: j and k, or the arrows on a line, move from line to line, r leads
 * to the answer. A line itself is a button, which Enter opens. None of them while something is typed.
 */
export function onLineKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
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

/** The key means nothing to the list behind the details. */
function take(event: KeyboardEvent<HTMLElement>) {
  event.preventDefault();
  event.stopPropagation();
}
