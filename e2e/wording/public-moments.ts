import type { WordingMoment } from './wording-table.ts';

/** What is said on the pages outside the dashboard when something is done, refused or fails. */
export const PUBLIC_MOMENTS: readonly WordingMoment[] = [
  {
    screen: '/login',
    moment: 'on the way to Google, and when it fails',
    texts: [
      'Redirecting to Google',
      'Please complete the authentication process',
      'Authentication error',
      'Please try again later',
    ],
    shown_by: 'sign-in.spec.ts',
  },
  {
    screen: '/',
    moment: 'a plan is chosen, and cannot be bought',
    texts: [
      'Subscribe to Starter',
      'Please log in before subscribing',
      'Proceed to Payment',
      'Redirecting to payment',
      'Failed to generate payment link',
      'Failed to generate payment link. Please try again.',
    ],
    shown_by: 'site-landing.spec.ts',
  },
  {
    screen: '/blog',
    moment: 'an address is left for the newsletter',
    texts: ['Thank you. The newsletter hasn’t started yet, so we didn’t save your address.'],
    shown_by: 'site-blog.spec.ts',
  },
  {
    screen: '/support',
    moment: 'feedback is sent, stored, or not',
    texts: [
      'Sending...',
      'Feedback Received!',
      'Send more feedback',
      'Feedback received',
      "Thank you for your feedback! We'll review it soon.",
      'Something went wrong',
      "We couldn't save your feedback. Please try again.",
    ],
    shown_by: 'site-support.spec.ts',
  },
  {
    screen: '/phone, and the computer it is opened from',
    moment: 'the guide is opened, or its code is refused',
    texts: [
      'It works once, for 10 more minutes.',
      'The guide is open on your phone.',
      'The API key below is for',
      'This code was used already',
    ],
    shown_by: 'shortcut-setup.spec.ts',
  },
];
