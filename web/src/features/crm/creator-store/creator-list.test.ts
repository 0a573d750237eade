import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { describe, expect, it } from 'vitest';
import { withNews } from './creator-list.ts';

const creator = (id: string, minute: number, name = id) =>
  ({ id, name, created_at: new Date(minute * 60_000) }) as CreatorEntry;
const rows = [creator('c', 30), creator('b', 20), creator('a', 10)];
const ids = (creators: readonly CreatorEntry[]) => creators.map(({ id }) => id).join('');
const news = (...entries: CreatorEntry[]) => new Map(entries.map((entry) => [entry.id, entry]));

describe('a list with news', () => {
  it('has a changed creator in its position, and the others as they were', () => {
    const list = withNews({ rows, isWhole: true }, news(creator('b', 20, 'Bea')));
    expect(list.map(({ name }) => name)).toEqual(['c', 'Bea', 'a']);
    expect(list[0]).toBe(rows[0]);
  });

  it('has new ones by their order', () => {
    const list = withNews({ rows, isWhole: true }, news(creator('d', 40), creator('x', 25)));
    expect(ids(list)).toBe('dcxba');
  });

  it('has none that is gone, not even at the end of a partial list', () => {
    const gone = new Map([
      ['b', null],
      ['nobody', null],
    ]);
    expect(ids(withNews({ rows, isWhole: true }, gone))).toBe('ca');
    expect(ids(withNews({ rows, isWhole: false }, new Map([['a', null]])))).toBe('cb');
  });

  it('has one that was deleted and captured again where the newest are', () => {
    expect(ids(withNews({ rows, isWhole: true }, news(creator('a', 50))))).toBe('acb');
  });

  it('leaves out what comes after the end of a partial list', () => {
    const old = news(creator('x', 5));
    expect(ids(withNews({ rows, isWhole: false }, old))).toBe('cba');
    expect(ids(withNews({ rows, isWhole: true }, old))).toBe('cbax');
    expect(withNews({ rows: [], isWhole: false }, old)).toEqual([]);
  });

  it('takes a change of the very last of a partial list', () => {
    const list = withNews({ rows, isWhole: false }, news(creator('a', 10, 'Ann')));
    expect(list.map(({ name }) => name)).toEqual(['c', 'b', 'Ann']);
  });

  it('ends a partial list by id among creators of the same time', () => {
    const last = [creator('c', 30), creator('m', 10)];
    const twins = news(creator('z', 10), creator('b', 10));
    expect(ids(withNews({ rows: last, isWhole: false }, twins))).toBe('czm');
  });

  it('is the same list when there are none', () => {
    expect(withNews({ rows, isWhole: true }, new Map())).toBe(rows);
  });
});
