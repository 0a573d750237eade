import { describe, expect, it } from 'vitest';
import { pageOf } from './page-of.ts';

const rows = Array.from({ length: 12 }, (_, i) => i + 1);

describe('a page', () => {
  it('has five creators and says which', () => {
    expect(pageOf(rows, 12, { page: 2, size: 5 })).toEqual({
      page: 2,
      pages: 3,
      from: 6,
      to: 10,
      rows: [6, 7, 8, 9, 10],
      needed: 15,
    });
  });

  it('may be short at the end, and is the last when a later one is asked for', () => {
    expect(pageOf(rows, 12, { page: 9, size: 5 })).toMatchObject({
      page: 3,
      from: 11,
      to: 12,
      rows: [11, 12],
    });
  });

  it('is as long as the person chose', () => {
    const shown = pageOf(rows, 312, { page: 2, size: 100 });
    expect(shown).toMatchObject({ pages: 4, from: 101, to: 200, needed: 300 });
  });

  it('can be opened before it is loaded', () => {
    expect(pageOf(rows, 312, { page: 63, size: 5 })).toMatchObject({
      pages: 63,
      from: 311,
      to: 312,
      rows: [],
    });
  });

  it('trusts what is loaded over an older count', () => {
    expect(pageOf(rows, 11, { page: 3, size: 5 })).toMatchObject({ pages: 3, to: 12 });
  });
});
