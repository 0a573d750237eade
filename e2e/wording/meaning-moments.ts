import type { WordingMoment } from './wording-table.ts';

/** What is said where the person says what a reply means, or sets a reminder. */
export const MEANING_MOMENTS: readonly WordingMoment[] = [
  {
    screen: '/dashboard/crm',
    moment: 'the person says what a reply means',
    texts: [
      'What does it mean?',
      'Interested',
      'Later',
      'Not them',
      ' is interested',
      ' said no. Status set to Rejected',
      'Do they want no messages at all?',
      'Taken back: the message isn’t from ',
      'Undone: Ann Lee is as before',
      'Something came since. Nothing was changed.',
    ],
    shown_by: 'shared/conversation/meaning/meaning.component.test.tsx',
  },
  {
    screen: '/dashboard/crm',
    moment: 'a reminder is set, changed and removed',
    texts: [
      'Remind me',
      'Remind you of ',
      'Tomorrow',
      'Another day',
      'Choose a day from tomorrow on.',
      'Remove reminder',
      'Reminder for ',
      'The reminder has changed since then.',
      ' was not saved',
    ],
    shown_by: 'shared/creator/reminder/reminder.component.test.tsx',
  },
  {
    screen: '/dashboard/crm',
    moment: 'creators have reminders and replied',
    texts: [
      'Reminder tomorrow',
      'Reminder due',
      'Filter by Replied',
      'Nobody has replied to the second follow-up yet.',
    ],
    shown_by: 'features/crm/crm-page.component.test.tsx',
  },
  {
    screen: '/dashboard',
    moment: 'figures lead to their creators',
    texts: ['show creators captured in these days', 'Interested', 'Too early to say'],
    shown_by: 'features/overview/statistics.component.test.tsx',
  },
];
