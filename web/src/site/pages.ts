import { blogPages } from './blog/blog-pages.ts';
import { landingPage } from './landing/landing-page.tsx';
import { legalPages } from './legal/legal-pages.tsx';
import { notFoundPage } from './not-found-page.tsx';
import type { SitePage } from './site-page.ts';
import { supportPage } from './support/support-page.tsx';

/** Every public page. */
export const PAGES: readonly SitePage[] = [
  landingPage,
  ...blogPages,
  ...legalPages,
  supportPage,
  notFoundPage,
];
