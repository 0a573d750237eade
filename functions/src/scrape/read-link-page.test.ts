import { describe, expect, it } from 'vitest';
import { readLinkPage } from './read-link-page.ts';

const read = (
  body: string,
  rest: { url?: string; status?: number; content_type?: string; is_cut?: boolean } = {},
) =>
  readLinkPage({
    url: 'https://ilsa-torvane.com/',
    status: 200,
    content_type: 'text/html',
    body,
    ...rest,
  });
const addresses = (body: string) => {
  const page = read(body);
  return page.kind === 'page' ? page.addresses.map(({ address }) => address) : page;
};
const blocked = (reason: string) => ({ kind: 'blocked', reason });

describe('an address on a page', () => {
  it.each([
    ['mail link', '<a href="mailto:ilsa@torvane.com">Mail</a>', ['ilsa@torvane.com']],
    ['upper case, spaces', '<a href="MAILTO: Ilsa@Torvane.com ">Mail</a>', ['ilsa@torvane.com']],
    [
      'query cut',
      '<a href="mailto:m@torvane.com?cc=archive@torvane.com&amp;body=x@torvane.com">M</a>',
      ['m@torvane.com'],
    ],
    ['percent', '<a href="mailto:%6d%40torvane%2ecom">M</a>', ['m@torvane.com']],
    ['broken percent', '<a href="mailto:m@torvane.com%">M</a>', ['m@torvane.com']],
    ['entities', '<a href="&#109;ailto:m&#64;torvane&period;com">M</a>', ['m@torvane.com']],
    ['slashes', '<a href="mailto://m@torvane.com">M</a>', ['m@torvane.com']],
    ['web scheme in front', '<a href="https://mailto:m@torvane.com">M</a>', ['m@torvane.com']],
    ['named', '<a href="mailto:%22Ilsa%20B%22%20%3Cm@torvane.com%3E">M</a>', ['m@torvane.com']],
    [
      'two recipients',
      '<a href="mailto:a@torvane.com,b@torvane.com">M</a>',
      ['a@torvane.com', 'b@torvane.com'],
    ],
    ['text', '<p>Work: m@torvane.com.</p>', ['m@torvane.com']],
    ['text split over tags', '<p><span>m</span>@<wbr><b>torvane</b>.com</p>', ['m@torvane.com']],
    [
      'text split by a link',
      '<p>m@<a href="https://torvane.com">torvane.com</a></p>',
      ['m@torvane.com'],
    ],
    ['blocks keep apart', '<div>m@torvane.com</div><div>au revoir</div>', ['m@torvane.com']],
    [
      'Cloudflare text',
      '<span class="__cf_email__" data-cfemail="422f02203023362b6c2c2e">x</span>',
      ['m@brati.nl'],
    ],
    [
      'Cloudflare link',
      '<a href="/cdn-cgi/l/email-protection#422f02203023362b6c2c2e">x</a>',
      ['m@brati.nl'],
    ],
    [
      'reading order',
      '<p>b@torvane.com</p><a href="mailto:a@torvane.com">M</a><p>b@torvane.com</p>',
      ['b@torvane.com', 'a@torvane.com'],
    ],
    ['share link', '<a href="mailto:?subject=see%20m@torvane.com">Share</a>', []],
    ['template', '<a href="mailto:{{email}}">M</a>', []],
    ['link service', '<a href="mailto:support@linktr.ee">Report</a>', []],
    ['comment', '<!-- m@torvane.com --><p>hi</p>', []],
    ['script', '<script>var m = "m@torvane.com"</script><p>hi</p>', []],
    ['form field', '<form><input value="m@torvane.com"><option>a@torvane.com</option></form>', []],
    ['words beside a form', '<form><p>or m@torvane.com</p><input></form>', ['m@torvane.com']],
    ['footer', '<p>hi</p><footer>Site by <a href="mailto:m@torvane.com">B</a></footer>', []],
    [
      'hidden',
      '<p hidden>a@torvane.com</p><p style="display: none">b@torvane.com</p><p>hi</p>',
      [],
    ],
    ['handle link', '<a href="https://mastodon.social/@ilsa">@ilsa</a>', []],
    ['broken Cloudflare code', '<span data-cfemail="xy9">x</span><p>hi</p>', []],
  ])('%s', (_, body, expected) => {
    expect(addresses(body)).toEqual(expected);
  });

  it('has the words of its link as evidence', () => {
    expect(read('<a href="mailto:m@torvane.com">Work <b>with me</b></a><p>x</p>')).toMatchObject({
      addresses: [{ address: 'm@torvane.com', evidence: 'Work with me: m@torvane.com' }],
    });
    expect(read('<p>Press: <a href="mailto:m@torvane.com">m@torvane.com</a></p>')).toMatchObject({
      addresses: [{ evidence: 'Press: m@torvane.com' }],
    });
  });
});

it('names the handles a page links to, each once', () => {
  const body = `<a href="https://www.instagram.com/Ilsa/">IG</a><a href="https://www.tiktok.com/@ilsa?_t=1">TT</a>
    <a href="https://instagram.com/ilsa">IG</a><a href="https://www.instagram.com/p/Cx/">post</a>`;
  expect(read(body)).toMatchObject({
    handles: [
      { platform: 'instagram', handle: 'ilsa' },
      { platform: 'tiktok', handle: 'ilsa' },
    ],
  });
});

describe('a Linktree page', () => {
  const url = 'https://linktr.ee/ilsa';
  const gate = (activeOrder: string[]) => ({ rules: { gate: { activeOrder } } });
  const linktree = (account: object) => {
    const data = {
      props: { pageProps: { account: { username: 'ilsa', links: [], ...account } } },
    };
    return `<p>Sell to your email list: ads@torvane.com</p><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(data)}</script>`;
  };

  it('is read from its data, without locked and switched-off links', () => {
    const body = linktree({
      description: 'tiny flats',
      links: [
        { title: 'Work with me', url: 'MAILTO:work@torvane.com?subject=Hi', ...gate([]) },
        { title: 'Fans', url: 'mailto:locked@torvane.com', ...gate(['age']) },
        { title: 'Old', url: 'mailto:old@torvane.com', isActive: false },
        { title: 'Over', url: 'mailto:over@torvane.com', expiresAt: '2020-01-01T00:00:00Z' },
        { title: 'Write to press@torvane.com', url: null },
        { title: 'Insta', url: 'https://instagram.com/ilsa' },
      ],
      socialLinks: [
        { type: 'EMAIL_ADDRESS', url: 'mailto:hello@torvane.com' },
        { type: 'TIKTOK', url: 'https://www.tiktok.com/@ilsa' },
      ],
    });
    expect(read(body, { url })).toEqual({
      kind: 'page',
      addresses: [
        { address: 'hello@torvane.com', evidence: 'hello@torvane.com', repairs: [] },
        { address: 'work@torvane.com', evidence: 'Work with me: work@torvane.com', repairs: [] },
        { address: 'press@torvane.com', evidence: 'Write to press@torvane.com', repairs: [] },
      ],
      handles: [
        { platform: 'tiktok', handle: 'ilsa' },
        { platform: 'instagram', handle: 'ilsa' },
      ],
      contact_links: [],
      read_by: 'expected',
    });
  });

  it('is read from its other data where its account names no address', () => {
    const links = [{ title: 'Insta', url: 'https://instagram.com/ilsa' }];
    const tiles = [{ kind: 'EMAIL', target: 'work@torvane.com' }];
    expect(read(linktree({ links, tiles }), { url })).toMatchObject({
      addresses: [{ address: 'work@torvane.com' }],
      read_by: 'fallback',
    });
    expect(read(linktree({ links }), { url })).toMatchObject({
      addresses: [],
      read_by: 'expected',
    });
  });

  it('without its data could not be read when it shows nothing', () => {
    expect(read('<p>Linktree</p>', { url })).toEqual(blocked('shell'));
  });
});

describe('a page that could not be read', () => {
  it.each([
    [
      'challenge',
      '<title>Just a moment...</title><script>window._cf_chl_opt={}</script>',
      { status: 403 },
      'bot_challenge',
    ],
    ['refusal', '<p>m@torvane.com</p>', { status: 403 }, 'error'],
    ['empty app', '<div id="app"></div><script src="/app.js"></script>', {}, 'needs_api'],
    ['picture', 'GIF89a', { content_type: 'image/gif' }, 'not_html'],
    ['document nobody declared', '%PDF-1.7 m@torvane.com', { content_type: '' }, 'not_html'],
    ['feed', '<?xml version="1.0"?><rss><item>m@torvane.com</item></rss>', {}, 'not_html'],
    ['nothing', ' ', {}, 'error'],
    ['blank document', '<html><body> <br></body></html>', {}, 'shell'],
    ['hop', '<html><body>Redirecting…</body></html>', {}, 'shell'],
    ['too many questions', '<p>slow down</p>', { status: 429 }, 'rate_limited'],
    ['waiting app', '<div id="root">Loading…</div><script src="/a.js"></script>', {}, 'needs_api'],
    ['the rest is missing', '<p>hi</p>', { is_cut: true }, 'too_large'],
  ])('%s is blocked, with its reason', (_, body, rest, reason) => {
    expect(read(body, rest)).toEqual(blocked(reason));
  });

  it('is not plain text', () => {
    expect(read('m@torvane.com', { content_type: 'text/plain; charset=utf-8' })).toMatchObject({
      addresses: [{ address: 'm@torvane.com' }],
    });
  });
});

describe('a page that is gone', () => {
  it.each([
    ['status', '<p>m@torvane.com</p>', { status: 404 }],
    ['title', '<title>404 – Page not found</title><p>Oops</p>', {}],
    ['words', '<h1>The page you’re looking for doesn’t exist.</h1><a href="/">Home</a>', {}],
    [
      'front page of the service',
      '<link rel="canonical" href="https://taplink.cc/"><p>Join</p>',
      {},
    ],
  ])('%s', (_, body, rest) => {
    expect(read(body, rest)).toEqual({ kind: 'not_found' });
  });

  it('is not one that speaks of such pages', () => {
    const words = 'The shop was not found in time. '.repeat(40);
    expect(read(`<title>Ilsa</title><p>${words}</p>`)).toMatchObject({ kind: 'page' });
  });
});
