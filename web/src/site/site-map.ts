import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { SitePage } from './site-page.ts';

/** The sitemap of every page that is for search engines (https://www.sitemaps.org/protocol.html). */
export async function siteMap(pages: readonly SitePage[], origin: string): Promise<string> {
  const links = pages
    .filter(({ isHidden }) => !isHidden)
    .map(({ path, article }) => ({ url: path, lastmod: article?.published }));
  const stream = Readable.from(links).pipe(new SitemapStream({ hostname: origin }));
  return String(await streamToPromise(stream));
}

/** Lets every robot read the public pages, and keeps them off the app and its endpoints. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /dashboard',
    'Disallow: /api/',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
