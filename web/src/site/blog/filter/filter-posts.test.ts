import { describe, expect, test } from 'vitest';
import type { PostFacts } from '../blog-post.ts';
import { categoryCounts, countWords, filterPosts } from './filter-posts.ts';

const posts = [
  { title: 'A calm mailbox', excerpt: 'What Gmail allows in a day.', categories: ['Sending'] },
  { title: 'A first line', excerpt: 'Say what it pays.', categories: ['Writing', 'Guides'] },
  { title: "A creator's café", excerpt: 'Where to look.', categories: ['Guides'] },
] satisfies Pick<PostFacts, 'title' | 'excerpt' | 'categories'>[];
const titles = (filter: Parameters<typeof filterPosts>[1]) =>
  filterPosts(posts, filter).map(({ title }) => title);

describe('filterPosts', () => {
  test.each([
    ['nothing asked', '', posts.map(({ title }) => title)],
    ['only blanks', '   ', posts.map(({ title }) => title)],
    ['a word of a title', 'mailbox', ['A calm mailbox']],
    ['a word of an excerpt, in capitals', 'GMAIL', ['A calm mailbox']],
    ['the beginning of a word', 'gma', ['A calm mailbox']],
    ['a category', 'guides', ['A first line', "A creator's café"]],
    ['words from different places, in any order', 'guides pays', ['A first line']],
    ['an accent left out', 'cafe', ["A creator's café"]],
    ["the phone's apostrophe", 'creator’s', ["A creator's café"]],
    ['one word of two missing', 'mailbox pays', []],
    ['a sign with a meaning in patterns', '.*', []],
  ])('%s', (_, query, expected) => {
    expect(titles({ query })).toEqual(expected);
  });

  test('a category and words narrow the list together', () => {
    expect(titles({ query: '', category: 'Guides' })).toHaveLength(2);
    expect(titles({ query: 'look', category: 'Guides' })).toEqual(["A creator's café"]);
    expect(titles({ query: 'gmail', category: 'Guides' })).toEqual([]);
  });
});

test('categories without an article are not offered', () => {
  expect(categoryCounts(posts)).toEqual([
    { category: 'Writing', count: 1 },
    { category: 'Sending', count: 1 },
    { category: 'Guides', count: 2 },
  ]);
});

test.each([
  [3, 3, '3 articles'],
  [1, 3, '1 of 3 articles'],
  [0, 3, 'No article matches'],
  [1, 1, '1 article'],
])('%i of %i is shown as "%s"', (shown, total, words) => {
  expect(countWords(shown, total)).toBe(words);
});
