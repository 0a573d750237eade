import type { Activity } from '@vibes/core/activity/activity';

/** What a line of the feed says. */
export function activitySentence({ kind, creator_name }: Pick<Activity, 'kind' | 'creator_name'>) {
  switch (kind) {
    case 'captured':
      return `Saved ${creator_name}`;
    case 'email_sent':
      return `E-mail sent to ${creator_name}`;
    case 'email_failed':
      return `E-mail to ${creator_name} failed`;
    case 'email_uncertain':
      return `E-mail to ${creator_name}: not sure it went out`;
    case 'dm_sent':
      return `DM sent to ${creator_name}`;
    case 'status_changed':
      return `Status of ${creator_name} changed`;
  }
}
