import type { SitePage } from '../site-page.ts';

/** The list of articles, each article, and what stands where no article does. */
export const blogPages: readonly SitePage[] = [];
