import { describe, expect, it } from 'vitest';
import { sampled } from '../../../core/test/sampled.ts';
import { readLinkPage } from './read-link-page.ts';

const read = (body: string, url: string) =>
  readLinkPage({ url, status: 200, content_type: 'text/html', body });
const addresses = (body: string, url: string) => {
  const page = read(body, url);
  return page.kind === 'page' ? page.addresses.map(({ address }) => address) : page;
};

const head = '<title>Ilsa Torvane</title>';
const OWN = `<nav><a href="/login">Log in</a><a href="/signup">Sign up free</a></nav>`;
const BIO = '<h1>Ilsa Torvane</h1><p>tiny flats, big windows</p>';
const M = 'm@torvane.com';

/** A page that shows an address itself, in the ways a new drawing may have. */
const DRAWN: [string, string][] = [
  ['mail link alone', `<a href="mailto:${M}">Email</a>`],
  ['icon with a label', `<a href="mailto:${M}" aria-label="Email"><svg><path d="M1 1"/></svg></a>`],
  ['label that says it', `<a href="#" aria-label="Email ${M}"><svg></svg></a>`],
  ['button that copies', `<button data-clipboard-text="${M}">Copy email</button>`],
  ['button with a title', `<button title="${M}"><i class="icon-mail"></i></button>`],
  ['text alone', `<div class="x1"><span>Business</span><span> ${M}</span></div>`],
  ['link that leads out', `<a href="/out?to=mailto%3A${encodeURIComponent(M)}">Email</a>`],
  ['link that leads out, to', `<a href="https://{host}/r?url=mailto:${M}">Email</a>`],
  ['custom element', `<bio-link href="mailto:${M}">Email</bio-link>`],
  ['custom element, other name', `<bio-link to="mailto:${M}" label="Email"></bio-link>`],
  ['data attribute', `<div role="link" data-href="mailto:${M}">Email</div>`],
  ['data attribute, url', `<li data-url="mailto:${M}"><b>Email</b></li>`],
  [
    'shadow root',
    `<bio-card><template shadowrootmode="open"><a href="mailto:${M}">E</a></template></bio-card>`,
  ],
  ['older shadow root', `<bio-card><template shadowroot="open"><p>${M}</p></template></bio-card>`],
  ['microdata', `<span itemprop="email">${M}</span>`],
  ['microdata in a meta', `<div itemscope><meta itemprop="email" content="${M}"></div>`],
  ['microdata in a link', `<link itemprop="email" href="mailto:${M}">`],
  ['RDFa', `<span property="schema:email" content="${M}"></span>`],
  [
    'linked data',
    `<script type="application/ld+json">{"@type":"ProfilePage","mainEntity":{"@type":"Person","email":"${M}"}}</script>`,
  ],
  [
    'linked data, graph',
    `<script type="application/ld+json">{"@graph":[{"@type":"WebSite"},{"@type":"Person","contactPoint":{"email":"mailto:${M}"}}]}</script>`,
  ],
  [
    'linked data, guarded',
    `<script type="application/ld+json">//<![CDATA[\n{"@type":"Person","email":"${M}"}\n//]]></script>`,
  ],
  ['noscript', `<noscript><h1>Ilsa</h1><a href="mailto:${M}">Email</a></noscript>`],
  [
    'noscript, with its notice',
    `<noscript><p>Please enable JavaScript for the whole page.</p><ul><li><a href="mailto:${M}">Email me</a></li></ul></noscript>`,
  ],
  ['Cloudflare', `<a href="/cdn-cgi/l/email-protection#5f321f2b302d293e313a713c3032">Email</a>`],
  ['footer of the creator', `<main>${OWN}</main><footer>Ilsa Torvane, ${M}</footer>`],
  ['head alone', `<meta property="og:description" content="tiny flats. ${M}"><div id="app"></div>`],
];
const HOSTS = [
  'linktr.ee/ilsa',
  'beacons.ai/ilsa',
  'lnk.bio/ilsa',
  'taplink.cc/ilsa',
  'ilsa.carrd.co/',
  'hoo.be/ilsa',
];

const DRAWN_ANEW = HOSTS.flatMap((place) =>
  DRAWN.map(([name, drawn]) => [place, name, drawn] as const),
);

it.each(sampled(DRAWN_ANEW))('%s, drawn another way: %s', (place, _, drawn) => {
  const marked = drawn.replace('{host}', place.split('/')[0] ?? '');
  const isBare = /itemprop|noscript|ld\+json|og:/.test(marked);
  for (const bio of isBare ? [BIO, ''] : [BIO]) {
    expect(addresses(`${head}${OWN}${bio}${marked}`, `https://${place}`)).toEqual([M]);
  }
});

it('a footer at an address of the creator’s own is the creator’s', () => {
  const footer = '<div class="footer">Contact: hello@oddpens.co</div>';
  expect(addresses(BIO + footer, 'https://ilsa.carrd.co/')).toEqual(['hello@oddpens.co']);
  expect(addresses(BIO + footer, 'https://hoo.be/ilsa')).toEqual([]);
});

describe('a Linktree page without its data', () => {
  const url = 'https://linktr.ee/ilsa';
  const marketing = `<ul><li><a href="https://linktr.ee/features/email"><span>Build your email list</span><span>Ask growth@lumen.studio</span></a></li>
    <li><a href="https://linktr.ee/help/contact">hello@linktr.ee</a></li><li><a href="https://www.instagram.com/linktr.ee">Instagram</a></li>
    <li><a href="https://www.tiktok.com/@linktr.ee">TikTok</a></li></ul>`;

  it('is read as its visitor sees it, without what is the service’s', () => {
    const body = `${head}${marketing}${BIO}<a href="mailto:${M}">Email</a><a href="https://www.tiktok.com/@ilsa.t">TikTok</a>`;
    expect(read(body, url)).toMatchObject({
      kind: 'page',
      addresses: [{ address: M }],
      handles: [{ platform: 'tiktok', handle: 'ilsa.t' }],
    });
  });

  it('has no address when it shows none', () => {
    const body = `${head}${marketing}${BIO}<a href="https://torvane.com">Site</a>`;
    expect(addresses(body, url)).toEqual([]);
  });

  it.each([
    ['nothing', '<div id="__next"></div><script src="/a.js"></script>'],
    ['only the service', `<div id="__next">${marketing}</div><script src="/a.js"></script>`],
    ['only its name', '<p>Linktree</p>'],
    ['its footer', `<footer><a href="mailto:support@linktr.ee">Report</a></footer>`],
  ])('could not be read when it shows %s', (_, body) => {
    expect(read(`<title>Linktree</title>${body}`, url)).toEqual({
      kind: 'blocked',
      reason: 'shell',
    });
  });
});
