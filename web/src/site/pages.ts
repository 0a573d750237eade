import { articlePage } from './blog/article/article-page.tsx';
import { blogListPage } from './blog/list/blog-list-page.tsx';
import { POSTS } from './blog/posts.ts';
import { landingPage } from './landing/landing-page.tsx';
import { legalPages } from './legal/legal-pages.tsx';
import { notFoundPage, postNotFoundPage } from './not-found-page.tsx';
import type { SitePage } from './site-page.ts';
import { supportPage } from './support/support-page.tsx';

/** Every public page. */
export const PAGES: readonly SitePage[] = [
  landingPage,
  blogListPage,
  ...POSTS.map(articlePage),
  postNotFoundPage,
  ...legalPages,
  supportPage,
  notFoundPage,
];
