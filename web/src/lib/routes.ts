/** Every path of the app, in one place. */
export const routes = {
  /** A page of its own, outside the app: led to by a plain link. */
  home: '/',
  login: '/login',
  signup: '/signup',
  dashboard: '/dashboard',
  capture: '/dashboard/capture',
  templates: '/dashboard/messages',
  email: '/dashboard/email',
  crm: '/dashboard/crm',
  deliveries: '/dashboard/deliveries',
  apiKeys: '/dashboard/api-keys',
  profile: '/dashboard/profile',
  shortcutSetup: '/dashboard/shortcut-setup',
  credits: '/dashboard/credits',
  referral: '/dashboard/referral',
  /** Where the payment provider leads back to; shows the profile. */
  paymentReturn: '/profile',
} as const;

const NEXT = 'next';

/** The sign-in page, with the way back to what was asked for. */
export function loginTo(wanted: string): string {
  return wanted === routes.dashboard
    ? routes.login
    : `${routes.login}?${new URLSearchParams({ [NEXT]: wanted }).toString()}`;
}

/** The same way back, carried between the two sign-in pages. */
export function keepNext(path: string, search: string): string {
  const next = new URLSearchParams(search).get(NEXT);
  return next ? `${path}?${new URLSearchParams({ [NEXT]: next }).toString()}` : path;
}

/** Where to go after sign-in: the path first asked for when it is a dashboard's, else the dashboard. */
export function afterSignIn(search: string): string {
  const next = new URLSearchParams(search).get(NEXT) ?? '';
  return /^\/dashboard(?:[/?#]|$)/.test(next) ? next : routes.dashboard;
}
