import { afterEach, beforeEach } from 'vitest';

/**
 * Fails a unit test that writes to console.error without expecting to. A test that expects it
 * replaces this function with its own.
 */
const write = console.error;
let written: unknown[][] = [];
/** The browser's report that what was measured is drawn a moment later, as a frame of an email is: no fault. */
const LATE_FRAME = 'ResizeObserver loop';

beforeEach(() => {
  written = [];
  console.error = (...words: unknown[]) => {
    if (!String(words[0]).includes(LATE_FRAME)) written.push(words);
  };
});

afterEach(() => {
  console.error = write;
  if (written.length === 0) return;
  const lines = written.map((words) => words.map(String).join(' '));
  throw new Error(`console.error was called:\n${lines.join('\n')}`);
});
