/** The queries of the CRM that show the creators behind a figure. */
export const FIGURE_QUERIES = {
  /** By the days shown. */
  captures: { 7: 'added=7d', 30: 'added=30d', 90: 'added=90d' },
  emails: 'sent=yes',
  replies: 'replied=yes&sort=-reply',
  interested: 'says=interested',
  /** By the email of a thread. */
  steps: ['replied=first', 'replied=first_follow_up', 'replied=second_follow_up'],
} as const;
