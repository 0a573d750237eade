import { beforeEach } from 'vitest';

/**
 * A frame that takes the height of its email is drawn a moment later than it is measured. The
 * browser reports that, and it is no fault.
 */
beforeEach(() => {
  const write = console.error;
  console.error = (...words: unknown[]) => {
    if (!String(words[0]).includes('ResizeObserver loop')) write(...words);
  };
});
