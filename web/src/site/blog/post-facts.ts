import type { PostFacts } from './blog-post.ts';

const AUTHOR = 'The Vibes Outreach team';

/** Every article without its text, newest first; those of one day in reading order. */
export const POST_FACTS: readonly PostFacts[] = [
  {
    id: '3',
    slug: 'outreach-without-burning-your-mailbox',
    title: 'Outreach that does not burn your mailbox',
    author: AUTHOR,
    date: '2026-11-22',
    readTime: '7 min read',
    excerpt:
      'Gmail’s real limits, how fast you can safely send, and what to do when it refuses your email.',
    featuredImage: '/social/outreach-without-burning-your-mailbox.png',
    categories: ['Sending'],
  },
  {
    id: '2',
    slug: 'first-message-that-gets-answered',
    title: 'A first message a creator will answer',
    author: AUTHOR,
    date: '2026-11-22',
    readTime: '6 min read',
    excerpt:
      'You get one line to show that a person wrote it. How to write that line, what to say about pay, and two templates to copy.',
    featuredImage: '/social/first-message-that-gets-answered.png',
    categories: ['Writing', 'Guides'],
  },
  {
    id: '1',
    slug: 'find-a-creators-email',
    title: 'How to find a creator’s email without guessing',
    author: AUTHOR,
    date: '2026-11-22',
    readTime: '8 min read',
    excerpt:
      'Most bios have no email address. Where to look first, how to read a disguised one, how to tell whose it is, and when to stop.',
    featuredImage: '/social/find-a-creators-email.png',
    categories: ['Finding contacts', 'Guides'],
  },
];

/** The most articles in a list of the newest. */
export const RECENT_MAX = 3;
