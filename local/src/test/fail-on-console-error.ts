import { afterEach, beforeEach } from 'vitest';

/**
 * Fails a unit test that writes to console.error without expecting to. A test that expects it
 * replaces this function with its own.
 */
const write = console.error;
let written: unknown[][] = [];

beforeEach(() => {
  written = [];
  console.error = (...words: unknown[]) => {
    written.push(words);
  };
});

afterEach(() => {
  console.error = write;
  if (written.length === 0) return;
  const lines = written.map((words) => words.map(String).join(' '));
  throw new Error(`console.error was called:\n${lines.join('\n')}`);
});
