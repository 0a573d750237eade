import { describe, expect, it } from 'vitest';
import { PAGES } from './pages.ts';
import { robotsText, siteMap } from './site-map.ts';
import { siteUrl } from './site-url.ts';

const ORIGIN = 'https://vibes.example';

describe('the sitemap', () => {
  it('names every page for search engines once, by its whole address', async () => {
    const xml = await siteMap(PAGES, ORIGIN);
    const named = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    const wanted = PAGES.filter(({ isHidden }) => !isHidden).map(({ path }) => ORIGIN + path);
    expect(named).toEqual(wanted);
    expect(new Set(named).size).toBe(named.length);
  });

  it('names the date of an article', async () => {
    const page = {
      ...PAGES[0],
      path: '/blog/one',
      article: { published: '2026-10-06', author: '' },
    };
    const xml = await siteMap([page as (typeof PAGES)[number]], ORIGIN);
    expect(xml).toContain('<lastmod>2026-10-06');
  });
});

describe('robots.txt', () => {
  it('keeps robots off the app and its endpoints alone, and names the sitemap', () => {
    const text = robotsText(ORIGIN);
    expect(text.match(/^Disallow: .*/gm)).toEqual(['Disallow: /dashboard', 'Disallow: /api/']);
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  });
});

describe('the origin of the pages', () => {
  it.each([
    ['is the one that is set', 'https://vibes.example', 'vibes-prod', 'https://vibes.example'],
    ['has no path and no slash', 'https://vibes.example/', undefined, 'https://vibes.example'],
    ['is the project’s when none is set', '', 'vibes-prod', 'https://vibes-prod.web.app'],
    ['is the local world’s without either', '', undefined, 'http://127.0.0.1:5000'],
  ])('%s', (_, site_url, GCLOUD_PROJECT, origin) => {
    expect(siteUrl({ site_url }, { GCLOUD_PROJECT })).toBe(origin);
  });

  it('is refused when the setting is no address', () => {
    expect(() => siteUrl({ site_url: 'vibes.example' }, {})).toThrow(TypeError);
  });
});
