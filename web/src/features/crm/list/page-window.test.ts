import { describe, expect, it } from 'vitest';
import { pageWindow, type PageMark } from './page-window.ts';

describe('pageWindow', () => {
  it.each<[string, number, number, PageMark[]]>([
    ['hides with one page', 1, 1, []],
    ['hides with none', 1, 0, []],
    ['shows all of two', 2, 2, [1, 2]],
    ['shows all of five', 3, 5, [1, 2, 3, 4, 5]],
    ['shows pages 1 to 3 near the start', 2, 9, [1, 2, 3, 'gap', 9]],
    ['shows the neighbors in the middle', 5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    ['leaves no gap where no page is hidden', 3, 6, [1, 2, 3, 4, 'gap', 6]],
    ['shows the last 3 near the end', 8, 9, [1, 'gap', 7, 8, 9]],
  ])('%s', (_, current, total, marks) => {
    expect(pageWindow(current, total)).toEqual(marks);
  });

  it('always shows the current page, in rising order, and has a gap only where pages are left out', () => {
    for (let total = 2; total <= 30; total += 1)
      for (let current = 1; current <= total; current += 1) {
        const marks = pageWindow(current, total);
        expect(marks).toContain(current);
        const numbers = marks.filter((mark) => mark !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        marks.forEach((mark, i) => {
          if (mark === 'gap')
            expect(Number(marks[i + 1]) - Number(marks[i - 1])).toBeGreaterThan(1);
        });
      }
  });
});
