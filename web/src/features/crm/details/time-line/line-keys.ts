import type { KeyboardEvent } from 'react';
import { ANSWER_ID } from '../conversation/to-answer.tsx';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * The keys of a time line: up and down, or k and j, move from line to line, r leads to the answer.
 * A line itself is a button, which Enter opens. None of them while something is typed.
 */
export function onLineKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
  if (key === 'r') {
    const field = document.getElementById(ANSWER_ID);
    if (!field) return;
    event.preventDefault();
    field.focus();
    return;
  }
  const step = STEPS[key];
  if (step === undefined) return;
  const lines = [...currentTarget.querySelectorAll<HTMLElement>('[data-line], li[tabindex]')];
  const at = lines.findIndex((line) => line.contains(document.activeElement));
  const next = lines[at === -1 ? (step === 1 ? 0 : lines.length - 1) : at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
