/** What the blog as a whole is called and is about; pages, feed and search engines say the same. */
export const BLOG = {
  title: 'Vibes Outreach Blog',
  description:
    'Finding the right address, writing a first message, sending without harm: notes on creator outreach from the people who build Vibes Outreach.',
} as const;
