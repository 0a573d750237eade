import { describe, expect, it } from 'vitest';
import { readStatement, type Progress, type StatementSource } from './read-statement.ts';
import type { ListedEntry } from './statement-line.ts';

const captured = (
  number: number,
  creator_name: string | null = `Creator ${number}`,
): ListedEntry => ({
  id: `capture_c${number}`,
  at: new Date(Date.UTC(2026, 4, 1, 12, 0, number)),
  kind: 'capture',
  delta: -1,
  balance_after: 100 - number,
  ref: `c${number}`,
  creator_name,
});

/** Reads these pages as a statement; collects the progress reports and the requested names. */
function reading(pages: ListedEntry[][], change: Partial<StatementSource> = {}) {
  const reported: Progress[] = [];
  const asked: string[][] = [];
  const stop = new AbortController();
  const source: StatementSource = {
    count: () => Promise.resolve(pages.flat().length),
    pages: async function* () {
      for (const page of pages) yield await Promise.resolve(page);
    },
    namesOf: (ids) => {
      asked.push(ids);
      return Promise.resolve(new Map([['c1', 'Ann now']]));
    },
    ...change,
  };
  const report = (progress: Progress) => void reported.push(progress);
  const read = () => readStatement(source, { signal: stop.signal, report });
  return { read, reported, asked, stop };
}

describe('the whole statement', () => {
  it('is every page in order, and reports its progress', async () => {
    const { read, reported, asked } = reading([[captured(3), captured(2)], [captured(1)]]);
    expect((await read()).map(({ id }) => id)).toEqual(['capture_c3', 'capture_c2', 'capture_c1']);
    expect(reported).toEqual([
      { read: 2, total: 3 },
      { read: 3, total: 3 },
    ]);
    expect(asked).toEqual([]);
  });

  it('requests the names that entries do not hold, each once a page', async () => {
    const { read, asked } = reading([
      [captured(3), captured(2, null), captured(1, null), captured(1, null)],
    ]);
    expect((await read()).map(({ creator }) => creator)).toEqual([
      { id: 'c3', name: 'Creator 3' },
      { id: 'c2', name: null },
      { id: 'c1', name: 'Ann now' },
      { id: 'c1', name: 'Ann now' },
    ]);
    expect(asked).toEqual([['c2', 'c1']]);
  });

  it('is empty where nothing happened', async () => {
    expect(await reading([]).read()).toEqual([]);
  });

  it('is never partial: a page that cannot be read fails all of it', async () => {
    const { read } = reading([], {
      pages: async function* () {
        yield await Promise.resolve([captured(2)]);
        throw new Error('the line is down');
      },
    });
    await expect(read()).rejects.toThrow('the line is down');
  });

  it('stops when it is cancelled', async () => {
    const turned: number[] = [];
    const given: { stop?: AbortController } = {};
    const { read, reported, stop } = reading([], {
      pages: async function* () {
        for (const page of [1, 2, 3]) {
          turned.push(page);
          if (page === 2) given.stop?.abort();
          yield await Promise.resolve([captured(page)]);
        }
      },
    });
    given.stop = stop;
    await expect(read()).rejects.toMatchObject({ name: 'AbortError' });
    expect(turned).toEqual([1, 2]);
    expect(reported).toEqual([{ read: 1, total: 0 }]);
  });
});
