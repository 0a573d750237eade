import { Feed } from 'feed';
import { siteLinks } from '../site-links.ts';
import { BLOG } from './blog.ts';
import { postPath } from './blog-links.ts';
import { feedHtml } from './markdown.tsx';
import { POSTS } from './posts.ts';

/** The articles in full for feed readers (RSS 2.0, https://www.rssboard.org/rss-specification). */
export function rssFeed(origin: string): string {
  const feed = new Feed({
    ...BLOG,
    id: origin + siteLinks.blog,
    link: origin + siteLinks.blog,
    feedLinks: { rss: origin + siteLinks.rss },
    language: 'en',
    copyright: 'Vibes Outreach',
    generator: false,
    // Of the newest article, so that the same articles make the same feed.
    ...(POSTS[0] && { updated: new Date(POSTS[0].date) }),
  });
  for (const { slug, title, excerpt, date, categories, content } of POSTS) {
    const address = origin + postPath(slug);
    feed.addItem({
      title,
      link: address,
      date: new Date(date),
      description: excerpt,
      category: categories.map((name) => ({ name })),
      content: feedHtml(content, origin),
    });
  }
  return feed.rss2();
}
