import { all, click, dialog, type View, view } from './view.ts';

/** Screens for visitors who are not signed in. */
export const PUBLIC_VIEWS: readonly View[] = [
  view('login', '/login'),
  view('account-chooser', '/login', all(click('button', 'Sign in with Google'), dialog)),
  view('signup', '/signup'),
  view('phone-ask', `/phone#${'0'.repeat(32)}`),
  view('phone-without-key', '/phone'),
  view('not-found', '/nowhere'),
];

/** The public pages, each in full length. */
export const SITE_VIEWS: readonly View[] = [
  view('home', '/'),
  view('blog', '/blog'),
  view('blog-article', '/blog/find-a-creators-email'),
  view('support', '/support'),
  view('privacy-policy', '/privacy-policy'),
  view('terms-of-service', '/terms-of-service'),
  view('blog-not-found', '/blog/nothing-here'),
  view('unsubscribe-cut-link', '/api/unsubscribe/cut'),
];
