import { afterAll, vi } from 'vitest';

/**
 * Unit test files share a process and its modules: a process of its own for each cost as much
 * as the tests. What a file put in place of a clock or of what a browser has, goes with it.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
