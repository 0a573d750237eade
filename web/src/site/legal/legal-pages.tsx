import type { SitePage } from '../site-page.ts';

/** What is promised and agreed in law. */
export const legalPages: readonly SitePage[] = [];
