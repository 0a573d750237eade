import { expect, it } from 'vitest';
import { after, blocked, found, read } from '../../test/readings.ts';
import type { Reading } from './reading.ts';

it('the pages that a search has opened are kept while the search goes on', () => {
  const opened_links = ['https://linktr.ee/ilsa'];
  const unfinished = { ...read(), is_unfinished: true, has_unread: true, opened_links } as Reading;
  expect(after([unfinished]).opened_links).toEqual(opened_links);
  expect(after([unfinished, blocked()]).opened_links).toEqual(opened_links);
  expect(after([unfinished, read(found('ilsa@ilsa-films.com'))]).opened_links).toEqual([]);
});

it('the handles from pages of an earlier try stay beside new ones, each once', () => {
  const [one, two] = ['ilsa.one', 'ilsa.two'].map((handle) => ({
    platform: 'instagram' as const,
    handle,
  }));
  if (!one || !two) throw new Error('No handles.');
  const base = { ...read(), is_unfinished: true, opened_links: ['https://linktr.ee/ilsa'] };
  const first = { ...base, linked_handles: [one] } as Reading;
  const second = { ...base, is_unfinished: false, linked_handles: [two, one] } as Reading;
  expect(after([first, second]).linked_handles).toEqual([two, one]);
  expect(after([first, { ...second, linked_handles: [two] } as Reading]).linked_handles).toEqual([
    two,
    one,
  ]);
  expect(after([second, { ...second, linked_handles: [] } as Reading]).linked_handles).toEqual([]);
});
