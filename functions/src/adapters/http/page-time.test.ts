import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { pageTime } from './page-time.ts';

const NO_END = new AbortController().signal;
/** A request that ends with its limit only. */
const endless = (limit: AbortSignal) => sleep(5000, 'done', { signal: limit });

it('what is between two requests takes nothing of their time', async () => {
  const time = pageTime(100);
  await sleep(150);
  expect(await time.spend(NO_END, () => sleep(5, 'one'))).toBe('one');
  await sleep(150);
  expect(await time.spend(NO_END, () => sleep(5, 'two'))).toBe('two');
});

it('all requests of a page share its time', async () => {
  const time = pageTime(60);
  await expect(time.spend(NO_END, endless)).rejects.toThrow();
  const limits = vi.spyOn(AbortSignal, 'timeout');
  await expect(time.spend(NO_END, endless)).rejects.toThrow();
  // A timer may fire a millisecond early.
  expect(limits.mock.lastCall?.[0]).toBeLessThan(5);
});

it('a request ends with the signal of its caller', async () => {
  await expect(pageTime(5000).spend(AbortSignal.timeout(10), endless)).rejects.toThrow();
});
