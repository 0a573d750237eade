import type { Page } from '@playwright/test';
import { open, type WordingState } from './wording-table.ts';

/** The first page, its folded plans open. */
async function openPlans(page: Page) {
  await open('/')(page);
  for (const plan of await page.locator('#pricing summary').all()) await plan.click();
}

/** What the product page says is on a screen by itself or after a click, for a visitor. */
export const VISITOR_STATES: readonly WordingState[] = [
  {
    screen: '/login',
    state: 'idle',
    texts: ['Sign in to your account', 'Sign in with Google', "Don't have an account? Sign up"],
    reach: open('/login'),
  },
  {
    screen: '/signup',
    state: 'idle',
    texts: ['Create an account', 'Sign up with Google', 'Already have an account? Sign in'],
    reach: open('/signup'),
  },
  {
    screen: '/',
    state: 'signed out',
    texts: [
      'Features',
      'Pricing',
      'FAQ',
      'Support',
      'Documentation',
      'Sign In',
      'Get Started',
      'A Shortcut to DM Creators',
      'Why Apple Shortcuts?',
      'Get Started in Three Steps',
      '250 creator contacts',
      '1000 creator contacts',
      '5000 creator contacts',
      'Coming Soon',
      'Product',
      'Company',
      'Resources',
    ],
    reach: openPlans,
  },
  {
    screen: '/blog',
    state: 'all articles',
    texts: ['8 min read', '6 min read', '7 min read'],
    reach: open('/blog'),
  },
  {
    screen: '/blog/{slug}',
    state: 'not found',
    texts: ['Blog Post Not Found', 'Back to Blog'],
    reach: open('/blog/no-such-article'),
  },
  {
    screen: '/support',
    state: 'idle',
    texts: [
      "We've Got Your Back",
      'Small Team Big Support',
      'The Umbrella Promise',
      'Direct Contact',
      'Share Your Thoughts',
      'Submit Feedback',
    ],
    reach: open('/support'),
  },
  {
    screen: '/privacy-policy',
    state: 'open',
    texts: [
      'Privacy Policy',
      'Last Updated',
      'Introduction',
      'Information We Collect',
      /^How We Use/,
      'Sharing',
      'Your Choices',
      'Security',
      'Changes',
      'Contact',
    ],
    reach: open('/privacy-policy'),
  },
  {
    screen: '/terms-of-service',
    state: 'open',
    texts: [
      'Terms of Service',
      'Last Updated',
      'Acceptance',
      'Use License',
      'Account Terms',
      'Payment Terms',
      'Disclaimer',
      'Limitations',
      'Termination',
      'Governing Law',
      'Changes',
      'Contact',
    ],
    reach: open('/terms-of-service'),
  },
  {
    screen: '/phone',
    state: 'without a code',
    texts: [
      'iPhone Shortcut Setup Guide',
      'Step 1: Copy your API key',
      'This page has no key now.',
      'Step 2: Build the shortcut',
      'Is the shortcut on this phone already?',
    ],
    reach: open('/phone'),
  },
  {
    screen: '/phone',
    state: 'with a code',
    texts: ['The guide from your computer', 'Continue on this phone'],
    reach: open(`/phone#${'0'.repeat(32)}`),
  },
  {
    screen: 'any other path',
    state: 'not found',
    texts: ['Oops! Page not found', 'Return to Home'],
    reach: open('/no/such/page'),
  },
];
