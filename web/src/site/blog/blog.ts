/** The blog's name and description, for pages, feed and search engines. */
export const BLOG = {
  title: 'Vibes Outreach Blog',
  description:
    'Finding the right address, writing a first message, sending without harm: notes on creator outreach from the people who build Vibes Outreach.',
} as const;
