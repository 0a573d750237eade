import { expect, it } from 'vitest';
import { longDate } from './long-date.ts';

it('a day is written as people read it, wherever the pages are built', () => {
  expect(longDate('2026-11-22')).toBe('November 22, 2026');
});
