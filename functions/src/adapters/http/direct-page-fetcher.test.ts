import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startHostileWeb, type HostileWeb } from '../../../test/hostile-web.ts';
import { PAGE_LIMIT } from '../../ports/page-fetcher.ts';
import { directPageFetcher } from './direct-page-fetcher.ts';
import { hostManners } from './host-manners.ts';

/** Long enough for what has to end well, short where something has to run out. */
const PATIENT = 10_000;
const SHORT = 250;

let web: HostileWeb;
beforeEach(async () => {
  web = await startHostileWeb();
});
afterEach(() => web.stop());

const MANNERS = { at_once: 2, gap: 0, longest_wait: PATIENT, unstated_rest: 1000 };
const fetcher = (timeout = PATIENT, allow_local_targets = true) =>
  directPageFetcher({ allow_local_targets, timeout, manners: hostManners(MANNERS) });
const ask = (path: string, fetchPage = fetcher()) =>
  fetchPage({ url: `${web.origin}${path}`, signal: AbortSignal.timeout(PATIENT) });
const failed = (reason: string) => ({ kind: 'failed', reason });

describe('a page that takes too long', () => {
  it.each(['/never', '/slow-headers', '/slow-body'])(
    'is given up and hung up on: %s',
    async (path) => {
      const hungUp = web.hungUp(path);
      expect(await ask(path, fetcher(SHORT))).toEqual(failed('timeout'));
      await hungUp;
    },
  );
});

describe('a page that is too long', () => {
  it('is read up to the limit and hung up on', async () => {
    const hungUp = web.hungUp('/large');
    expect(await ask('/large')).toMatchObject({ is_cut: true, body: 'x'.repeat(PAGE_LIMIT) });
    await hungUp;
    // What waits in the network's own buffers was sent, and read by nobody.
    expect(web.sent.get('/large')).toBeLessThan(9_000_000);
  });

  it.each(['/bomb', '/bomb-in-bomb'])('is unpacked up to the limit: %s', async (path) => {
    const before = process.memoryUsage().arrayBuffers;
    expect(await ask(path)).toMatchObject({ is_cut: true, body: 'x'.repeat(PAGE_LIMIT) });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
  });
});

describe('a page that breaks off', () => {
  it.each([
    '/length-too-long',
    '/length-of-letters',
    '/broken-chunk',
    '/chunks-without-end',
    '/reset',
    '/no-gzip',
    '/no-http',
    '/large-head',
  ])('is no page: %s', async (path) => {
    expect(await ask(path)).toEqual(failed('unreachable'));
  });

  it('is the part it states when it goes on behind it', async () => {
    expect(await ask('/length-too-short')).toMatchObject({ body: '<p>i' });
  });

  it('is what could be unpacked of it, as in a browser', async () => {
    expect(await ask('/cut-gzip')).toMatchObject({ body: expect.stringMatching(/^x+$/) as string });
  });
});

describe('a page by its type', () => {
  it.each(['/no-type', '/odd-type', '/utf-16', '/utf-16-declared'])(
    'is text all the same: %s',
    async (path) => {
      expect(await ask(path)).toMatchObject({ kind: 'page', body: '<p>é</p>' });
    },
  );

  it.each(['/picture', '/bytes', '/pdf-as-html', '/picture-as-html'])(
    'is no text: %s',
    async (path) => {
      expect(await ask(path)).toEqual(failed('not_html'));
    },
  );
});

describe('a redirect', () => {
  it('is followed four times, and the page states where it led', async () => {
    const page = { status: 200, final_url: `${web.origin}/page` };
    expect(await ask('/moved')).toMatchObject(page);
    expect(await ask('/hops?hop=4')).toMatchObject(page);
    expect(await ask('/hops?hop=5')).toEqual(failed('unreachable'));
  });

  it.each(['/loop', '/ping'])('in a circle ends after five requests: %s', async (path) => {
    expect(await ask(path)).toEqual(failed('unreachable'));
    expect(web.asked).toHaveLength(5);
  });

  it.each(['/inward', '/inward-ipv6', '/metadata', '/file', '/with-password'])(
    'is refused where no page may be: %s',
    async (path) => {
      expect(await ask(path)).toEqual(failed('refused_address'));
      expect(web.asked).toEqual([path]);
    },
  );

  it.each(['/empty-redirect', '/not-modified'])('to nowhere is no empty page: %s', async (path) => {
    expect(await ask(path)).toEqual(failed('unreachable'));
  });
});

describe('a host that asks us to wait', () => {
  it.each([
    ['/busy', failed('rate_limited')],
    ['/down', { kind: 'page', status: 503, body: 'wait' }],
  ])('is not asked again: %s', async (path, first) => {
    const fetchPage = fetcher();
    expect(await ask(path, fetchPage)).toMatchObject(first);
    expect(await ask('/page', fetchPage)).toEqual(failed('rate_limited'));
    expect(web.asked).toEqual([path]);
  });

  it('leaves other hosts alone, and is itself asked when it is merely broken', async () => {
    const fetchPage = fetcher();
    await ask('/busy', fetchPage);
    const other = web.origin.replace('127.0.0.1', 'localhost');
    const signal = AbortSignal.timeout(PATIENT);
    expect(await fetchPage({ url: `${other}/broken`, signal })).toMatchObject({ status: 503 });
    expect(await fetchPage({ url: `${other}/page`, signal })).toMatchObject({ status: 200 });
  });
});

it('asks a host for two pages at once, and for the third when one is done', async () => {
  const fetchPage = fetcher(SHORT);
  const paths = ['/never', '/slow-body', '/page'];
  const pages = Promise.all(paths.map((path) => ask(path, fetchPage)));
  await expect.poll(() => web.asked.length).toBe(2);
  // Its own time begins with its turn, which is when the other two have used up theirs.
  const page = expect.objectContaining({ status: 200 }) as object;
  expect(await pages).toEqual([failed('timeout'), failed('timeout'), page]);
});

it('a page that gets no turn before its caller gives up is a limit of ours, and not a slow host', async () => {
  const fetchPage = fetcher();
  const slow = ['/never', '/never'].map((path) =>
    fetchPage({ url: `${web.origin}${path}`, signal: AbortSignal.timeout(2 * SHORT) }),
  );
  await expect.poll(() => web.asked.length).toBe(2);
  const signal = AbortSignal.timeout(SHORT);
  expect(await fetchPage({ url: `${web.origin}/page`, signal })).toEqual(failed('rate_limited'));
  expect(await Promise.all(slow)).toEqual([failed('timeout'), failed('timeout')]);
});

it('refuses this machine outside the local world', async () => {
  expect(await ask('/page', fetcher(PATIENT, false))).toEqual(failed('refused_address'));
  expect(web.asked).toEqual([]);
});
