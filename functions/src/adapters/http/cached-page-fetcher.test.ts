import { expect, it } from 'vitest';
import { fakePageFetcher, type FakePage } from '../../../test/models/fake-page-fetcher.ts';
import { cachedPageFetcher, type CacheRules } from './cached-page-fetcher.ts';

const A = 'https://ilsa-torvane.com/a';
const signal = new AbortController().signal;

function cached(pages: Record<string, FakePage>, rules: Partial<CacheRules> = {}) {
  let now = 0;
  const web = fakePageFetcher(pages);
  const fetchPage = cachedPageFetcher(
    web.fetchPage,
    {
      keep_for: 60_000,
      most_pages: 2,
      most_characters: 100,
      isReadable: ({ body }) => body !== 'wall',
      ...rules,
    },
    () => now,
  );
  return {
    ask: (url: string) => fetchPage({ url, signal }),
    requests: web.requests,
    later: (milliseconds: number) => (now += milliseconds),
  };
}

it('answers a page again for a minute, then asks', async () => {
  const { ask, requests, later } = cached({ [A]: { body: 'words' } });
  expect(await ask(A)).toEqual(await ask(A));
  later(59_999);
  await ask(A);
  expect(requests).toHaveLength(1);
  later(1);
  await ask(A);
  expect(requests).toHaveLength(2);
});

it('knows a page by the address as it is requested', async () => {
  const { ask, requests } = cached({ [A]: { body: 'words' }, [`${A}?b`]: { body: 'other' } });
  for (const url of [A, `${A}#contact`, 'HTTPS://Ilsa-Torvane.com:443/a']) {
    expect(await ask(url)).toMatchObject({ body: 'words' });
  }
  expect(await ask(`${A}?b`)).toMatchObject({ body: 'other' });
  expect(requests).toEqual([A, `${A}?b`]);
});

it('keeps nothing under the address a redirect names', async () => {
  const pages = { [A]: { body: 'lies', final_url: `${A}b` }, [`${A}b`]: { body: 'truth' } };
  const { ask } = cached(pages);
  await ask(A);
  expect(await ask(`${A}b`)).toMatchObject({ body: 'truth' });
});

it.each<[string, FakePage]>([
  ['a wall with status 200', { body: 'wall' }],
  ['an error page', { status: 404, body: 'gone' }],
  ['half a page', { body: 'words', is_cut: true }],
  ['a failure', { reason: 'timeout' }],
])('never answers twice with %s', async (_, page) => {
  const { ask, requests } = cached({ [A]: page });
  await ask(A);
  await ask(A);
  expect(requests).toHaveLength(2);
});

it('forgets the oldest above the number of pages, or of characters', async () => {
  const page = { body: 'words' };
  const { ask, requests } = cached({ [A]: page, [`${A}2`]: page, [`${A}3`]: page });
  for (const url of [A, `${A}2`, `${A}3`, `${A}2`, A]) await ask(url);
  expect(requests).toEqual([A, `${A}2`, `${A}3`, A]);

  const long = { body: 'x'.repeat(60) };
  const large = cached({ [A]: long, [`${A}2`]: long, [`${A}3`]: { body: 'x'.repeat(101) } });
  for (const url of [A, `${A}2`, `${A}2`, A, `${A}3`, `${A}3`]) await large.ask(url);
  expect(large.requests).toEqual([A, `${A}2`, A, `${A}3`, `${A}3`]);
});

it('answers nobody who gave up', async () => {
  const web = fakePageFetcher({ [A]: { body: 'words' } });
  const rules = { keep_for: 60_000, most_pages: 2, most_characters: 100, isReadable: () => true };
  const fetchPage = cachedPageFetcher(web.fetchPage, rules);
  await fetchPage({ url: A, signal });
  expect(await fetchPage({ url: A, signal: AbortSignal.abort() })).toMatchObject({
    reason: 'timeout',
  });
});
