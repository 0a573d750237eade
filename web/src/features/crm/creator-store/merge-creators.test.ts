import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { describe, expect, it } from 'vitest';
import { mergeCreators } from './merge-creators.ts';

const creator = (id: string, minute: number, name = id) =>
  ({ id, name, created_at: new Date(minute * 60_000) }) as CreatorEntry;
const rows = [creator('c', 30), creator('b', 20), creator('a', 10)];
const ids = (creators: readonly CreatorEntry[]) => creators.map(({ id }) => id).join('');

describe('merging creators', () => {
  it('replaces a changed one in its position and keeps the others', () => {
    const merged = mergeCreators({ rows, isWhole: true }, [creator('b', 20, 'Bea')]);
    expect(merged.map(({ name }) => name)).toEqual(['c', 'Bea', 'a']);
    expect(merged[0]).toBe(rows[0]);
  });

  it('inserts new ones by their order', () => {
    const changed = [creator('d', 40), creator('between', 25)];
    expect(mergeCreators({ rows, isWhole: true }, changed).map(({ id }) => id)).toEqual([
      'd',
      'c',
      'between',
      'b',
      'a',
    ]);
  });

  it('orders creators of the same time as the database does', () => {
    const twins = [creator('b', 10), creator('a', 10)];
    expect(ids(mergeCreators({ rows: twins, isWhole: true }, [creator('c', 10)]))).toBe('cba');
  });

  it('leaves out what comes after the end of a partial list', () => {
    const old = creator('x', 5);
    expect(ids(mergeCreators({ rows, isWhole: false }, [old]))).toBe('cba');
    expect(ids(mergeCreators({ rows, isWhole: true }, [old]))).toBe('cbax');
    expect(mergeCreators({ rows: [], isWhole: false }, [old])).toEqual([]);
  });

  it('takes a change of the very last of a partial list', () => {
    const merged = mergeCreators({ rows, isWhole: false }, [creator('a', 10, 'Ann')]);
    expect(merged.map(({ name }) => name)).toEqual(['c', 'b', 'Ann']);
  });

  it('ends a partial list by id among creators of the same time', () => {
    const last = [creator('c', 30), creator('m', 10)];
    const twins = [creator('z', 10), creator('b', 10)];
    expect(ids(mergeCreators({ rows: last, isWhole: false }, twins))).toBe('czm');
  });

  it('gives the same list back when nothing is new', () => {
    expect(mergeCreators({ rows, isWhole: true }, [])).toBe(rows);
  });
});
