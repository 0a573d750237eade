import { expect, it } from 'vitest';
import { keepLayout, layoutOf, layoutQuery, linesThatFit } from './layout.ts';

const query = (text: string) => new URLSearchParams(text);

it('is what the address names, else what the person begins with, else all creators', () => {
  expect(layoutOf(query('layout=work'), 'all')).toBe('work');
  expect(layoutOf(query('layout=all'), 'work')).toBe('all');
  expect(layoutOf(query('layout=nonsense'), 'work')).toBe('work');
  expect(layoutOf(query(''), null)).toBe('all');
});

it('goes from one address to the next only where it is named', () => {
  expect(keepLayout(query('layout=work&q=ann'), query('q=bea')).toString()).toBe(
    'q=bea&layout=work',
  );
  expect(keepLayout(query('layout=x'), query('q=bea')).toString()).toBe('q=bea');
});

it('is named only where the list would begin otherwise', () => {
  expect(layoutQuery('all', null)).toBe('');
  expect(layoutQuery('work', null)).toBe('layout=work');
  expect(layoutQuery('work', 'work')).toBe('');
  expect(layoutQuery('all', 'work')).toBe('layout=all');
});

it.each([
  [300, 5],
  [740, 11],
  [900, 14],
  [1440, 26],
])('a window %i px high has room for %i lines', (height, lines) => {
  expect(linesThatFit(height)).toBe(lines);
});
