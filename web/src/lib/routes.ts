/** Every path of the app, in one place. */
export const routes = {
  /** A page outside the app: open it with a plain link. */
  home: '/',
  login: '/login',
  /** The setup guide on the phone: a code in the fragment brings the key. */
  phone: '/phone',
  signup: '/signup',
  dashboard: '/dashboard',
  capture: '/dashboard/capture',
  templates: '/dashboard/messages',
  email: '/dashboard/email',
  crm: '/dashboard/crm',
  dms: '/dashboard/dms',
  deliveries: '/dashboard/deliveries',
  apiKeys: '/dashboard/api-keys',
  profile: '/dashboard/profile',
  shortcutSetup: '/dashboard/shortcut-setup',
  credits: '/dashboard/credits',
  referral: '/dashboard/referral',
  /** The payment provider returns here; shows the profile. */
  paymentReturn: '/profile',
} as const;

const NEXT = 'next';
/** The longest return path that an address can carry through sign-in, in UTF-16 units. */
const WAY_BACK_LIMIT = 4000;

/**
 * The sign-in page, with the return path: path, query and fragment. One that is too long is cut to
 * its path, since a part of a link could name somebody else.
 */
export function loginTo(wanted: string): string {
  const next = wanted.length > WAY_BACK_LIMIT ? wanted.replace(/[?#].*/s, '') : wanted;
  return next === routes.dashboard
    ? routes.login
    : `${routes.login}?${new URLSearchParams({ [NEXT]: next }).toString()}`;
}

/** The same return path, passed between the two sign-in pages. */
export function keepNext(path: string, search: string): string {
  const next = new URLSearchParams(search).get(NEXT);
  return next ? `${path}?${new URLSearchParams({ [NEXT]: next }).toString()}` : path;
}

const OWN = 'https://own.invalid';

/**
 * Where to go after sign-in: the return path if it is within the dashboard, else the dashboard.
 * Parsed as a browser parses it, so that no `..` and no backslash leads elsewhere.
 */
export function afterSignIn(search: string): string {
  const next = new URLSearchParams(search).get(NEXT) ?? '';
  const url = URL.canParse(next, OWN) ? new URL(next, OWN) : null;
  const isOwn = url?.origin === OWN && /^\/dashboard(?:\/|$)/.test(url.pathname);
  return isOwn ? url.pathname + url.search + url.hash : routes.dashboard;
}
