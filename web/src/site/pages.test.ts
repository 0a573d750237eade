import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  htmlOf,
  mistakesIn,
  parse,
  SETTINGS,
  textOf,
  valuesOf,
} from '../../test/site/read-page.tsx';
import { routes } from '../lib/routes.ts';
import { PAGES } from './pages.ts';

const inPublic = (path: string) => existsSync(new URL(`../../public${path}`, import.meta.url));
const byPath = PAGES.map((page) => [page.path, page] as const);
const read = (page: (typeof PAGES)[number], settings = SETTINGS.shipped) =>
  parse(htmlOf(page, settings));

/** The parts of a page that links on other pages may point to. */
const idsByPath = new Map(PAGES.map((page) => [page.path, valuesOf(read(page), '[id]', 'id')]));

/** The files that the build writes beside the pages, and the assets every page gets in its test. */
const BUILT = [
  '/manifest.webmanifest',
  '/blog/rss.xml',
  '/sitemap.xml',
  '/assets/site/main.js',
  '/assets/font.woff2',
];

describe('the public pages', () => {
  it.each(['path', 'file', 'title', 'description'] as const)(
    'have each a %s of its own',
    (what) => {
      const all = PAGES.map((page) => page[what]);
      expect(new Set(all).size).toBe(all.length);
    },
  );

  it('are described in at most 160 characters', () => {
    const long = PAGES.filter(({ description }) => description.length > 160);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('are all pages of the product', () => {
    expect(PAGES.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/', '/blog', '/privacy-policy', '/terms-of-service', '/support']),
    );
  });

  it('have a picture for shared links', () => {
    expect(PAGES.map(({ image }) => image).filter((image) => !inPublic(image))).toEqual([]);
  });
});

describe.each(byPath)('%s', (path, page) => {
  it.each(['shipped', 'filled'] as const)('is valid HTML with the settings %s', async (which) => {
    expect(await mistakesIn(htmlOf(page, SETTINGS[which]))).toEqual([]);
  });

  it('has one main part and one heading above all, none left out below it', () => {
    const root = read(page);
    expect(valuesOf(root, 'main', 'id')).toEqual(['content']);
    const levels = root
      .querySelectorAll('main h1, main h2, main h3, main h4, main h5, main h6')
      .map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
  });

  it('has no dead link', () => {
    const root = read(page, SETTINGS.filled);
    const isThere = (href: string) => {
      const { pathname, hash } = new URL(href, `https://here${path}`);
      const ids = idsByPath.get(pathname);
      if (ids) return hash === '' || ids.includes(hash.slice(1));
      const isApp = Object.values<string>(routes).includes(pathname);
      return isApp || BUILT.includes(pathname) || inPublic(pathname);
    };
    const own = valuesOf(root, '[href]', 'href').filter((href) => /^[/#]/.test(href));
    expect(own.filter((href) => !isThere(href))).toEqual([]);
  });

  it('styles no element by an attribute, which its policy refuses', () => {
    expect(
      read(page)
        .querySelectorAll('[style]')
        .map(({ tagName }) => tagName),
    ).toEqual([]);
  });

  it('loads nothing from another origin', () => {
    const root = read(page, SETTINGS.filled);
    const taken = [
      ...valuesOf(root, '[src]', 'src'),
      ...valuesOf(root, '[data-poster]', 'data-poster'),
      ...valuesOf(root, '[srcset]', 'srcset'),
      ...valuesOf(root, '[action]', 'action'),
      ...root
        .querySelectorAll('link')
        .filter((link) => !/^(canonical|alternate)$/.test(link.getAttributeValue('rel') ?? ''))
        .map((link) => link.getAttributeValue('href') ?? ''),
    ];
    expect(taken.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([]);
  });

  it('leaves out what its settings leave empty', () => {
    const root = read(page, SETTINGS.empty);
    const hrefs = valuesOf(root, 'a', 'href');
    expect(hrefs).toHaveLength(root.querySelectorAll('a').length);
    expect(hrefs.filter((href) => /^(mailto:)?$|undefined|null/.test(href))).toEqual([]);
    expect(root.querySelectorAll('a').map(textOf)).not.toContain('Affiliate');
  });
});

describe('a setting', () => {
  it.each([
    ['affiliate_url', '/'],
    ['affiliate_url', '/support'],
    ['shortcut_url', '/'],
    ['support_email', '/support'],
    ['privacy_email', '/privacy-policy'],
    ['terms_email', '/terms-of-service'],
  ] as const)('%s, once it is set, is on %s', (setting, path) => {
    const page = PAGES.find((one) => one.path === path);
    const html = page ? htmlOf(page, SETTINGS.filled) : '';
    expect(html.includes(SETTINGS.filled[setting])).toBe(true);
  });
});

describe('a picture for shared links', () => {
  it('belongs to a page', () => {
    const named = new Set(PAGES.map(({ image }) => image));
    const folder = new URL('../../public/social/', import.meta.url);
    expect(readdirSync(folder).filter((file) => !named.has(`/social/${file}`))).toEqual([]);
  });
});
