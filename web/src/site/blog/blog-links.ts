import { siteLinks } from '../site-links.ts';

/** Where an article stands. */
export const postPath = (slug: string): string => `${siteLinks.blog}/${slug}`;
