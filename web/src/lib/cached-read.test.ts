import { describe, expect, it } from 'vitest';
import { createCachedRead } from './cached-read.ts';

function setUp(answers: (string | Error)[]) {
  let now = 0;
  let reads = 0;
  const cache = createCachedRead({
    read: () => {
      const answer = answers[reads] ?? 'last';
      reads += 1;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    fresh_ms: 60_000,
    now: () => now,
  });
  return { cache, reads: () => reads, wait: (ms: number) => (now += ms) };
}

describe('a cached read', () => {
  it('is read once a minute, however many ask', async () => {
    const { cache, reads, wait } = setUp(['a', 'b']);
    await Promise.all([cache.refresh(), cache.refresh()]);
    wait(59_000);
    await cache.refresh();
    expect(reads()).toBe(1);
    wait(2_000);
    await cache.refresh();
    expect(cache.current()).toEqual({ status: 'data', data: 'b' });
  });

  it('is read again when forced', async () => {
    const { cache } = setUp(['a', 'b']);
    await cache.refresh();
    await cache.refresh({ is_forced: true });
    expect(cache.current()).toMatchObject({ data: 'b' });
  });

  it('tries once more before it shows an error, and recovers on retry', async () => {
    const { cache, reads } = setUp([new Error('x'), new Error('Failed'), 'good']);
    await cache.refresh();
    expect(reads()).toBe(2);
    const state = cache.current();
    if (state.status !== 'error') throw new Error('expected an error');
    expect(state.message).toBe('Failed');
    state.retry();
    await Promise.resolve();
    await cache.refresh();
    expect(cache.current()).toEqual({ status: 'data', data: 'good' });
  });

  it('keeps older data when a later read fails', async () => {
    const { cache, wait } = setUp(['a', new Error('x'), new Error('x')]);
    await cache.refresh();
    wait(61_000);
    await cache.refresh();
    expect(cache.current()).toEqual({ status: 'data', data: 'a' });
  });

  it('shows no outdated data after a forced read has failed, and recovers on retry', async () => {
    const { cache } = setUp(['dead key', new Error('x'), new Error('x'), 'new key']);
    await cache.refresh();
    await cache.refresh({ is_forced: true });
    const state = cache.current();
    if (state.status !== 'error') throw new Error('expected an error');
    state.retry();
    await cache.refresh();
    expect(cache.current()).toEqual({ status: 'data', data: 'new key' });
  });

  it('is read earlier by a caller that accepts less age', async () => {
    const { cache, reads, wait } = setUp(['a', 'b']);
    await cache.refresh();
    wait(4_000);
    await cache.refresh({ max_age_ms: 5_000 });
    expect(reads()).toBe(1);
    wait(2_000);
    await cache.refresh({ max_age_ms: 5_000 });
    expect(cache.current()).toEqual({ status: 'data', data: 'b' });
  });

  it('drops an answer that comes after a clear', async () => {
    const { cache } = setUp(['of the last person']);
    const reading = cache.refresh();
    cache.clear();
    await reading;
    expect(cache.current()).toEqual({ status: 'loading' });
  });
});
