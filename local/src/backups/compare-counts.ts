import { GROUPS, type Counts } from './collection-counts.ts';

export interface Side {
  /** Where these were counted, in a word or two. */
  title: string;
  counts: Counts;
}

const ALL = 'all';
const sumOf = (counts: Counts) => [...counts.values()].reduce((sum, n) => sum + n, 0);
const isSame = (numbers: readonly number[]) => new Set(numbers).size <= 1;

/** The counts side by side, a line for each collection group that has documents. */
export function compareCounts(sides: readonly Side[]): { is_equal: boolean; lines: string[] } {
  const rows = GROUPS.map((group) => ({
    group,
    numbers: sides.map(({ counts }) => counts.get(group) ?? 0),
  }));
  const all = { group: ALL, numbers: sides.map(({ counts }) => sumOf(counts)) };
  const shown = [...rows.filter(({ numbers }) => numbers.some((n) => n > 0)), all];
  const first = Math.max(...shown.map(({ group }) => group.length), 'collection'.length);
  const widths = sides.map(({ title }) => Math.max(title.length, 9));
  const line = (name: string, cells: readonly string[], verdict: string) =>
    [name.padEnd(first), ...cells.map((cell, n) => cell.padStart(widths[n] ?? 0)), verdict]
      .join('  ')
      .trimEnd();
  return {
    is_equal: rows.every(({ numbers }) => isSame(numbers)),
    lines: [
      line(
        'collection',
        sides.map(({ title }) => title),
        '',
      ),
      ...shown.map(({ group, numbers }) =>
        line(group, numbers.map(String), isSame(numbers) ? '' : 'differs'),
      ),
    ],
  };
}
