import type { WordingMoment } from './wording-table.ts';

const SHOWN_BY = 'features/overview/today/today.component.test.tsx';
const WORKED_BY = 'features/overview/today/today-work.component.test.tsx';
const ACTED_BY = 'features/overview/today/today-acts.component.test.tsx';

/** What the day on the dashboard says. */
export const TODAY_MOMENTS: readonly WordingMoment[] = [
  {
    screen: '/dashboard',
    moment: 'the day has work of each kind',
    texts: [
      'Answer',
      'Check',
      'Review',
      'Fix',
      'Send DM',
      '1 may be a reply',
      '1 to review',
      '3 failed',
      '1 reminder',
      'May be a reply, from ',
      'Email bounced. ',
      'TikTok DM to send',
      'Copies to Notion',
      'Open Deliveries',
    ],
    shown_by: SHOWN_BY,
  },
  {
    screen: '/dashboard',
    moment: 'there is more than a page, or nothing at all',
    texts: [
      'Show more',
      'Nothing waits for you. Capture a creator, and what they answer shows up here.',
    ],
    shown_by: SHOWN_BY,
  },
  {
    screen: '/dashboard',
    moment: 'replies may be missed',
    texts: [
      'Replies not watched',
      'Let us look for replies in your Gmail, and they show up here.',
      'Open Email Settings',
    ],
    shown_by: SHOWN_BY,
  },
  {
    screen: '/dashboard',
    moment: 'an item is done, put off, undone, refused, or done elsewhere',
    texts: [
      ': nobody’s turn',
      ' again',
      'Undone: ',
      'This was done elsewhere. J and K go on with your list.',
    ],
    shown_by: WORKED_BY,
  },
  {
    screen: '/dashboard',
    moment: 'an item asks for something first',
    texts: ['Say first whether it’s theirs', 'This email waits for you'],
    shown_by: ACTED_BY,
  },
  {
    screen: '/dashboard',
    moment: 'the day is shown as of the last visit, or cannot be read',
    texts: ['as of ', 'We couldn’t load your day.', 'Try again'],
    shown_by: SHOWN_BY,
  },
  {
    screen: '/dashboard',
    moment: 'an item is a screen of its own on a phone',
    texts: ['2 of 3', 'Done', 'Previous', 'Back'],
    shown_by: SHOWN_BY,
  },
  {
    screen: 'shell',
    moment: 'on a phone: the bar at the bottom',
    texts: ['Today', 'CRM', 'Capture', 'DMs', 'You', 'Main, at the bottom'],
    shown_by: 'app/shell/bottom-bar.component.test.tsx',
  },
];
