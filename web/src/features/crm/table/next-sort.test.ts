import { expect, it } from 'vitest';
import { NEWEST_FIRST } from '../view/sort-entries.ts';
import { nextSort } from './next-sort.ts';

it('a column is sorted one way, then the other, then not at all', () => {
  const up = nextSort(NEWEST_FIRST, 'name');
  expect(up).toEqual({ by: 'name', isDescending: false });
  const down = nextSort(up, 'name');
  expect(down).toEqual({ by: 'name', isDescending: true });
  expect(nextSort(down, 'name')).toEqual(NEWEST_FIRST);
});

it('another column starts over, Email Sent with those that were sent one', () => {
  expect(nextSort({ by: 'name', isDescending: true }, 'sent')).toEqual({
    by: 'sent',
    isDescending: true,
  });
});
