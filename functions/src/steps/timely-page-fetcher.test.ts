import { expect, it } from 'vitest';
import type { PageFetcher } from '../ports/page-fetcher.ts';
import { timelyPageFetcher } from './timely-page-fetcher.ts';

const url = 'https://ilsa-torvane.com/';
const hung: PageFetcher = () => new Promise(() => undefined);
const page = { kind: 'page', status: 200, final_url: url, content_type: '', body: 'x' } as const;

it('ends with the signal even when the fetcher never does', async () => {
  const fetchPage = timelyPageFetcher(hung);
  for (const signal of [AbortSignal.abort(), AbortSignal.timeout(10)]) {
    expect(await fetchPage({ url, signal })).toEqual({ kind: 'failed', reason: 'timeout' });
  }
});

it('does not ask at all once the signal has ended', async () => {
  let asked = 0;
  const count: PageFetcher = () => {
    asked += 1;
    return Promise.resolve(page);
  };
  await timelyPageFetcher(count)({ url, signal: AbortSignal.abort() });
  expect(asked).toBe(0);
});

it('passes on what comes in time, faults too', async () => {
  const { signal } = new AbortController();
  const answered = timelyPageFetcher(() => Promise.resolve(page));
  expect(await answered({ url, signal })).toBe(page);
  const broken = timelyPageFetcher(() => Promise.reject(new Error('broken')));
  await expect(broken({ url, signal })).rejects.toThrow('broken');
});
