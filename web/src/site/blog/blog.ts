/** The blog's name and description, for pages, feed and search engines. */
export const BLOG = {
  title: 'Vibes Outreach Blog',
  description:
    'How to find the right address, write a first message and protect your mailbox: notes on creator outreach from the people who build Vibes Outreach.',
} as const;
