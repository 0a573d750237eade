import { Feed } from 'feed';

/** The articles for feed readers (RSS 2.0). */
export function rssFeed(origin: string): string {
  const feed = new Feed({
    id: `${origin}/blog`,
    link: `${origin}/blog`,
    title: 'Vibes Outreach Blog',
    description: 'On outreach to creators.',
    language: 'en',
    copyright: 'Vibes Outreach',
  });
  return feed.rss2();
}
