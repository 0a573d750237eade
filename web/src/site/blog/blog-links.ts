import { siteLinks } from '../site-links.ts';

/** The path of an article. */
export const postPath = (slug: string): string => `${siteLinks.blog}/${slug}`;
