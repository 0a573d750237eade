import { vi } from 'vitest';

/**
 * React for development complains of a `flushSync` in an effect; the app's own build does not, and
 * flushes once the effects are done.
 */
export function ignoreFlushInEffect() {
  // What it says of anything else still fails the test.
  // oxlint-disable-next-line no-console
  const complain = console.error;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (!String(words[0]).startsWith('flushSync was called from inside')) complain(...words);
  });
}
