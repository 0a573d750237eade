import type { Activity } from '@vibes/core/activity/activity';

/** What a line of the feed says before and after the creator's name. */
export const ACTIVITY_WORDS: Record<Activity['kind'], { before: string; after: string }> = {
  captured: { before: 'Saved ', after: '' },
  email_sent: { before: 'E-mail sent to ', after: '' },
  email_failed: { before: 'E-mail to ', after: ' failed' },
  email_uncertain: { before: 'E-mail to ', after: ': not sure it went out' },
  email_chosen: { before: 'Chose the address of ', after: '' },
  copy_failed: { before: 'Copy of ', after: ' to your CRM failed' },
  opted_out: { before: '', after: ' asked for no more messages' },
  dm_sent: { before: 'DM sent to ', after: '' },
  status_changed: { before: 'Status of ', after: ' changed' },
};
