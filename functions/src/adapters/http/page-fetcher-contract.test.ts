import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { misbehavingWeb } from '../../../test/misbehaving-web.ts';
import { fakePageFetcher } from '../../../test/models/fake-page-fetcher.ts';
import type { PageFetcher } from '../../ports/page-fetcher.ts';
import { createPageFetcher } from './create-page-fetcher.ts';

let server: Server;
let origin = '';
let requests = 0;

beforeAll(async () => {
  server = misbehavingWeb(() => (requests += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Longer than a test may take: only the caller's own signal can end one in time. */
const PATIENT = 60_000;
const direct = () =>
  createPageFetcher({
    gateway_url: undefined,
    allow_local_targets: true,
    app_origin: 'https://app.test',
    timeout: PATIENT,
  });
/** Where names lead; one that is not here leads nowhere. */
const NAMES: Record<string, string[]> = {
  'ilsa-torvane.com': ['93.184.215.14'],
  'inner.ilsa-torvane.com': ['10.0.0.1'],
  'mixed.ilsa-torvane.com': ['93.184.215.14', 'fd00::1'],
  'self.ilsa-torvane.com': ['127.0.0.1'],
};
const gateway = (allow_local_targets = false) => {
  const gateway_url = `${origin}/gate?url={url}`;
  const addressesOf = (host: string) => Promise.resolve(NAMES[host] ?? []);
  return createPageFetcher({ gateway_url, addressesOf, allow_local_targets, timeout: PATIENT });
};
const signal = () => AbortSignal.timeout(PATIENT);
const failed = (reason: string) => ({ kind: 'failed', reason });

interface Twin {
  base: string;
  fetchPage: PageFetcher;
}

function fake(): Twin {
  const base = 'https://ilsa-torvane.com';
  const { fetchPage } = fakePageFetcher({
    [`${base}/page`]: { body: '<p>é</p>', content_type: 'text/html; charset=utf-8' },
    [`${base}/gone`]: { status: 404, body: 'gone' },
    [`${base}/silent`]: { delay: PATIENT },
    [`${base}/picture`]: { reason: 'not_html' },
  });
  return { base, fetchPage };
}

describe.each<[string, () => Twin]>([
  ['the fake', fake],
  ['the direct fetcher', () => ({ base: origin, fetchPage: direct() })],
  ['the gateway fetcher', () => ({ base: 'https://ilsa-torvane.com', fetchPage: gateway() })],
])('%s', (_, make) => {
  it('answers a page with its text, its type and its address', async () => {
    const { base, fetchPage } = make();
    expect(await fetchPage({ url: `${base}/page`, signal: signal() })).toEqual({
      kind: 'page',
      status: 200,
      final_url: `${base}/page`,
      content_type: 'text/html; charset=utf-8',
      body: expect.stringMatching(/^<p>é/) as string,
    });
  });

  it('answers an error page as a page', async () => {
    const { base, fetchPage } = make();
    const page = await fetchPage({ url: `${base}/gone`, signal: signal() });
    expect(page).toMatchObject({ kind: 'page', status: 404, body: 'gone' });
  });

  it('says what is no text', async () => {
    const { base, fetchPage } = make();
    expect(await fetchPage({ url: `${base}/picture`, signal: signal() })).toEqual(
      failed('not_html'),
    );
  });

  it('ends when its caller gives up, before or in between', async () => {
    const { base, fetchPage } = make();
    for (const given of [AbortSignal.abort(), AbortSignal.timeout(30)]) {
      expect(await fetchPage({ url: `${base}/silent`, signal: given })).toEqual(failed('timeout'));
    }
  });
});

it('the fake lists what it was asked for and knows no other page', async () => {
  const { fetchPage, requests } = fakePageFetcher({});
  expect(await fetchPage({ url: 'https://a.test/', signal: signal() })).toEqual(
    failed('unreachable'),
  );
  expect(requests).toEqual(['https://a.test/']);
});

describe('the direct fetcher', () => {
  const ask = (url: string) => direct()({ url, signal: signal() });

  it('names the product and whose deployment it is', async () => {
    expect(await ask(`${origin}/page`)).toMatchObject({
      body: expect.stringContaining('VibesOutreach/1.0; +https://app.test)') as string,
    });
  });

  it('says when nobody is there', async () => {
    expect(await ask('http://127.0.0.1:1/')).toEqual(failed('unreachable'));
    expect(await ask('http://nobody.invalid/')).toEqual(failed('unreachable'));
  });
});

describe('the direct fetcher outside the local world', () => {
  const fetchPage = createPageFetcher({
    gateway_url: undefined,
    allow_local_targets: false,
    timeout: PATIENT,
  });

  it('refuses this machine under its name, whatever the scheme, and what is too long', async () => {
    const port = new URL(origin).port;
    const long = `https://ilsa-torvane.com/${'a'.repeat(5000)}`;
    for (const url of [`http://localhost:${port}/page`, 'http://localhost/page', long]) {
      expect(await fetchPage({ url, signal: signal() })).toEqual(failed('refused_address'));
    }
  });
});

describe('the gateway fetcher', () => {
  const ask = (path: string) =>
    gateway()({ url: `https://ilsa-torvane.com${path}`, signal: signal() });

  it('takes the address after redirects from the gateway when it is one', async () => {
    expect(await ask('/gate-moved')).toMatchObject({ final_url: 'https://ilsa-torvane.com/page' });
    expect(await ask('/gate-lies')).toMatchObject({
      final_url: 'https://ilsa-torvane.com/gate-lies',
    });
  });

  it('distinguishes its own failure from a page that is down', async () => {
    expect(await ask('/gate-down')).toEqual(failed('unreachable'));
    expect(await ask('/gate-down-politely')).toEqual(failed('unreachable'));
    expect(await ask('/site-down')).toMatchObject({ kind: 'page', status: 502, body: 'bad' });
  });

  it('follows a redirect the gateway passes on, under the same rules', async () => {
    const final_url = 'https://ilsa-torvane.com/page';
    expect(await ask('/gate-redirect')).toMatchObject({ status: 200, final_url });
    expect(await ask('/gate-redirect-in')).toEqual(failed('refused_address'));
  });

  it('says when the gateway has no room, and rests where the page says how long', async () => {
    expect(await ask('/gate-busy')).toEqual(failed('rate_limited'));
    const fetchPage = gateway();
    const get = (path: string) =>
      fetchPage({ url: `https://ilsa-torvane.com${path}`, signal: signal() });
    expect(await get('/busy-untold')).toEqual(failed('rate_limited'));
    expect(await get('/page')).toMatchObject({ status: 200 });
    expect(await get('/busy')).toEqual(failed('rate_limited'));
    expect(await get('/page')).toEqual(failed('rate_limited'));
  });

  it('asks for an address as it is written, made HTTPS', async () => {
    expect(await ask('')).toMatchObject({ final_url: 'https://ilsa-torvane.com' });
    const page = await gateway()({ url: 'http://ilsa-torvane.com/page', signal: signal() });
    expect(page).toMatchObject({ final_url: 'https://ilsa-torvane.com/page' });
  });

  it('asks for an address with half a character in it', async () => {
    expect(await ask('/page?a=\ud83d')).toMatchObject({ kind: 'page', status: 200 });
  });

  it.each([
    'http://10.0.0.1/page',
    'https://inner.ilsa-torvane.com/page',
    'https://INNER.ilsa-torvane.com./page',
    'https://mixed.ilsa-torvane.com/page',
    'https://self.ilsa-torvane.com/page',
  ])('is not asked for a private address, by number or by name: %s', async (url) => {
    const before = requests;
    expect(await gateway()({ url, signal: signal() })).toEqual(failed('refused_address'));
    expect(requests).toBe(before);
  });

  it('is asked for a name that leads nowhere here, and for this machine in the local world', async () => {
    const unknown = await gateway()({ url: 'https://b.example.com/page', signal: signal() });
    expect(unknown).toMatchObject({ kind: 'page', status: 200 });
    const local = gateway(true);
    const page = await local({ url: 'https://self.ilsa-torvane.com/page', signal: signal() });
    expect(page).toMatchObject({ kind: 'page', status: 200 });
  });

  it.each(['/gate-moved-in', '/gate-moved-to-port', '/gate-redirect-to-name'])(
    'gives no page that came from a private address in the end: %s',
    async (path) => expect(await ask(path)).toEqual(failed('refused_address')),
  );

  it('keeps a query inside the address asked for', async () => {
    const page = await ask('/page?a=1&url=https://other.test/gone#x');
    expect(page).toMatchObject({
      status: 200,
      final_url: expect.stringContaining('&url=') as string,
    });
  });
});

it('a page that could be read is asked for once a minute, any other each time', async () => {
  const options = { gateway_url: undefined, allow_local_targets: true };
  const fetchPage = createPageFetcher({ ...options, isReadable: ({ status }) => status === 200 });
  const get = (path: string) => fetchPage({ url: `${origin}${path}`, signal: signal() });
  expect(await get('/page')).toBe(await get('/page'));
  expect(await get('/gone')).not.toBe(await get('/gone'));
});
