import { describe, expect, test } from 'vitest';
import { CATEGORIES } from './blog-post.ts';
import { articleHtml } from './markdown.tsx';
import { PICTURES } from './pictures/pictures.ts';
import { POSTS } from './posts.ts';
import { wordCount } from './word-count.ts';

/** Words a minute, for text that is read carefully. */
const PACE = 215;

test('articles come newest first, each with an id, a slug and a title of its own', () => {
  for (const of of ['id', 'slug', 'title'] as const)
    expect(new Set(POSTS.map((post) => post[of])).size).toBe(POSTS.length);
  const dates = POSTS.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('every category has an article', () => {
  const used = new Set(POSTS.flatMap(({ categories }) => categories));
  expect([...used].toSorted()).toEqual(CATEGORIES.toSorted());
});

describe.each(POSTS)('$slug', (post) => {
  test('its read time is that of its words', () => {
    expect(post.readTime).toBe(`${Math.round(wordCount(post.content) / PACE)} min read`);
  });

  test('its facts fit where they are shown', () => {
    expect(post.slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(new Date(post.date).toISOString().slice(0, 10)).toBe(post.date);
    expect(post.excerpt.length).toBeLessThanOrEqual(160);
    expect(post.featuredImage).toBe(`/social/${post.slug}.png`);
    expect(PICTURES).toHaveProperty(post.slug);
  });

  test('its text begins below its title and goes down one level at a time', () => {
    const levels = [...articleHtml(post.content).matchAll(/<h(\d)/g)].map(([, level]) =>
      Number(level),
    );
    expect(levels.length).toBeGreaterThan(2);
    levels.reduce((before, level) => {
      expect(level).toBeGreaterThanOrEqual(2);
      expect(level).toBeLessThanOrEqual(before + 1);
      return level;
    }, 1);
  });
});

test('the syntax of a template does not count as words', () => {
  expect(wordCount('One two.\n\n```copy\nHi there,\n```\n')).toBe(4);
});
