import { describe, expect, it } from 'vitest';
import {
  decode,
  htmlOf,
  ORIGIN,
  parse,
  SETTINGS,
  textOf,
  valuesOf,
} from '../../test/site/read-page.tsx';
import type { SitePage } from './site-page.ts';
import { stylePolicy } from './style-policy.ts';

const PAGE: SitePage = {
  path: '/example',
  file: 'example.html',
  title: 'Rock & roll',
  description: 'What "this" page is.',
  image: '/social/home.png',
  Content: () => <main id="content" />,
};

const read = (changes: Partial<SitePage> = {}, settings = SETTINGS.filled) =>
  parse(htmlOf({ ...PAGE, ...changes }, settings));

/** The page's meta tags, by name. */
const meta = (root: ReturnType<typeof read>) =>
  Object.fromEntries(
    root.querySelectorAll('meta[content]').map((element) => {
      const name = element.getAttributeValue('property') ?? element.getAttributeValue('name') ?? '';
      return [name, decode(element.getAttributeValue('content') ?? '')] as const;
    }),
  );

describe('the head of a page', () => {
  it('describes the page to people, to search engines and to link previews', () => {
    const page = read();
    expect(textOf(page.querySelector('title'))).toBe(PAGE.title);
    expect(valuesOf(page, 'link[rel="canonical"]', 'href')).toEqual([`${ORIGIN}/example`]);
    expect(meta(page)).toMatchObject({
      description: PAGE.description,
      'og:type': 'website',
      'og:title': PAGE.title,
      'og:description': PAGE.description,
      'og:url': `${ORIGIN}/example`,
      'og:image': `${ORIGIN}/social/home.png`,
      'twitter:card': 'summary_large_image',
    });
    expect(meta(page)).not.toHaveProperty('robots');
  });

  it("names an article's author and date", () => {
    const article = { published: '2026-10-06', author: 'Ada' };
    expect(meta(read({ article }))).toMatchObject({
      'og:type': 'article',
      'article:published_time': '2026-10-06',
      'article:author': 'Ada',
    });
  });

  it('keeps search engines off a hidden page, and names no address for it', () => {
    const page = read({ isHidden: true });
    expect(meta(page)).toMatchObject({ robots: 'noindex' });
    expect(page.querySelector('link[rel="canonical"]')).toBeNull();
  });
});

describe('the style sheet in a page', () => {
  it('is allowed by its policy together with that of the toasts, and no other', () => {
    const html = htmlOf(PAGE);
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const [policy] = valuesOf(parse(html), 'meta[http-equiv]', 'content');
    expect(styles).toContain('--fg:');
    expect(policy).toBe(stylePolicy([styles, '']));
    expect(policy).not.toContain('unsafe');
    expect(html.indexOf('<meta http-equiv')).toBeLessThan(html.indexOf('<style>'));
  });
});

describe('the affiliate tracker', () => {
  const tracker = (page: ReturnType<typeof read>) => [
    ...valuesOf(page, 'html', 'data-affiliate-script'),
    ...valuesOf(page, 'html', 'data-affiliate-key'),
  ];

  it('is named on a page that has it, where one is set', () => {
    const { affiliate_script_url, affiliate_key } = SETTINGS.filled;
    expect(tracker(read({ hasAffiliateScript: true }))).toEqual([
      affiliate_script_url,
      affiliate_key,
    ]);
  });

  it.each([
    ['any other page', read()],
    ['a page that has it where none is set', read({ hasAffiliateScript: true }, SETTINGS.empty)],
  ])('is not named on %s', (_, page) => {
    expect(tracker(page)).toEqual([]);
  });
});

describe('the JSON-LD of a page', () => {
  const structured = (origin: string) => ({ url: origin, headline: '</script><script>alert(1)' });

  it('cannot end its script, and is parsed unchanged', () => {
    const scripts = htmlOf({ ...PAGE, structured }).split('<script type="application/ld+json">');
    const json = scripts[1]?.split('</script>')[0] ?? '';
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(structured(ORIGIN));
  });
});
