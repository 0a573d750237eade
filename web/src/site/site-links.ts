import { routes } from '../lib/routes.ts';

/** The links of the public pages, in one place. */
export const siteLinks = {
  home: '/',
  features: '/#features',
  pricing: '/#pricing',
  faq: '/#faq',
  support: '/support',
  blog: '/blog',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  /** Until the documentation has a place of its own. */
  documentation: routes.shortcutSetup,
  login: routes.login,
  signup: routes.signup,
  dashboard: routes.dashboard,
  rss: '/blog/rss.xml',
} as const;
