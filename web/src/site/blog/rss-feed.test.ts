import { describe, expect, test } from 'vitest';
import { POSTS } from './posts.ts';
import { rssFeed } from './rss-feed.ts';

const ORIGIN = 'https://vibes.test';
const feed = rssFeed(ORIGIN);
const items = [...feed.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => item);
/** The markup of the feed itself: the content of CDATA is text to it. */
const bare = feed.replace(/<!\[CDATA\[.*?\]\]>/gs, '');

test('the feed is well-formed: every tag is closed in order, every & begins an entity', () => {
  const open: string[] = [];
  for (const [, close, name = '', end] of bare.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g))
    if (close) expect(open.pop()).toBe(name);
    else if (!end) open.push(name);
  expect(open).toEqual([]);
  expect(bare).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/);
});

test('the same articles make the same feed', () => {
  expect(rssFeed(ORIGIN)).toBe(feed);
  expect(feed).toContain('<lastBuildDate>Sun, 22 Nov 2026 00:00:00 GMT</lastBuildDate>');
});

test('it names its own address', () => {
  expect(feed).toContain(`<link>${ORIGIN}/blog</link>`);
  expect(feed).toContain(`href="${ORIGIN}/blog/rss.xml"`);
});

describe.each(POSTS.map((post, i) => ({ ...post, item: items[i] ?? '' })))('$slug', (post) => {
  test('is in the feed in full, at its address, on its day', () => {
    expect(items).toHaveLength(POSTS.length);
    const address = `${ORIGIN}/blog/${post.slug}`;
    expect(post.item).toContain(`<link>${address}</link>`);
    expect(post.item).toContain(`<guid isPermaLink="true">${address}</guid>`);
    expect(post.item).toContain(`<pubDate>${new Date(post.date).toUTCString()}</pubDate>`);
    for (const category of post.categories) expect(post.item).toContain(`>${category}</category>`);
    expect(post.item).toContain('<content:encoded><![CDATA[<p>');
  });

  test('has no relative address', () => {
    expect(post.item).not.toMatch(/(?:href|src)="\//);
    expect(post.item).not.toContain('data-island');
  });
});
