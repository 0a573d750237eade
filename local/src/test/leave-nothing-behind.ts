import { afterAll, vi } from 'vitest';

/**
 * Unit test files share a process and its modules: a process of its own for each cost as much as
 * the tests. So each file's fake clocks and browser globals are removed after it.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
