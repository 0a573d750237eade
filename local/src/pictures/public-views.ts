import { all, click, dialog, type View } from './view.ts';

/** Screens for visitors who are not signed in. */
export const PUBLIC_VIEWS: readonly View[] = [
  { name: 'login', path: '/login' },
  {
    name: 'account-chooser',
    path: '/login',
    open: all(click('button', 'Sign in with Google'), dialog),
  },
  { name: 'signup', path: '/signup' },
  { name: 'phone-ask', path: `/phone#${'0'.repeat(32)}` },
  { name: 'phone-without-key', path: '/phone' },
  { name: 'not-found', path: '/nowhere' },
];

/** The public pages, each in full length. */
export const SITE_VIEWS: readonly View[] = [
  { name: 'home', path: '/' },
  { name: 'blog', path: '/blog' },
  { name: 'blog-article', path: '/blog/find-a-creators-email' },
  { name: 'support', path: '/support' },
  { name: 'privacy-policy', path: '/privacy-policy' },
  { name: 'terms-of-service', path: '/terms-of-service' },
  { name: 'blog-not-found', path: '/blog/nothing-here' },
  { name: 'unsubscribe-cut-link', path: '/api/unsubscribe/cut' },
];
