import { beforeEach, expect, it, vi } from 'vitest';
import { createCachedRead } from './cached-read.ts';
import { createStampFollower, isOlder } from './follow-stamp.ts';

beforeEach(() => void vi.useFakeTimers());

/** A tab that has read stamp `0`. `answer` gives the stamp of the next answer; a read takes 100 ms. */
async function openTab() {
  const reads: number[] = [];
  const tab = { live: '0', is_able: true, answer: (): string => tab.live };
  const begin = Date.now();
  const cache = createCachedRead({
    read: async () => {
      reads.push(Date.now() - begin);
      const changed_at = tab.answer();
      await new Promise((done) => setTimeout(done, 100));
      return { changed_at };
    },
    fresh_ms: 60_000,
    now: () => Date.now(),
  });
  const follower = createStampFollower({
    isBehind: () => {
      const state = cache.current();
      return state.status === 'data' && isOlder(state.data.changed_at, tab.live);
    },
    isAble: () => tab.is_able,
    read: () => cache.refresh({ max_age_ms: 0 }),
    settled: cache.settled,
    now: () => Date.now(),
  });
  const move = (stamp: string) => {
    tab.live = stamp;
    follower.follow();
  };
  void cache.refresh();
  await vi.advanceTimersByTimeAsync(1_000);
  reads.length = 0;
  return {
    tab,
    cache,
    follower,
    reads,
    move,
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

const fails = () => {
  throw new Error('down');
};

it('reads at once for a first stamp, and nothing for one it has', async () => {
  const { reads, move, wait } = await openTab();
  move('0');
  move('1');
  await wait(600_000);
  expect(reads).toEqual([1_000]);
});

it('reads every 5 s while the stamp keeps moving, and once after its last move', async () => {
  const { cache, reads, move, wait } = await openTab();
  for (let n = 1; n <= 60; n += 1) {
    move(String(n));
    await wait(200);
  }
  await wait(600_000);
  expect(reads).toEqual([1_000, 6_000, 11_000, 16_000]);
  expect(cache.current()).toMatchObject({ data: { changed_at: '60' } });
});

it('reads again after a read under way that is older than the stamp', async () => {
  const { cache, reads, move, wait } = await openTab();
  void cache.refresh({ is_forced: true });
  move('1');
  await wait(600_000);
  expect(reads).toEqual([1_000, 1_100]);
});

it('tries again after 10, 30, then every 60 s until it has caught up', async () => {
  const { tab, reads, move, wait } = await openTab();
  tab.answer = fails;
  move('1');
  await wait(165_000);
  // Each read is tried twice.
  const tries = [1_000, 11_000, 41_000, 101_000, 161_000];
  expect(reads).toEqual(tries.flatMap((at) => [at, at]));
  tab.answer = () => '1';
  await wait(600_000);
  expect(reads).toHaveLength(11);
});

it('stops while nobody looks, and goes on when asked again', async () => {
  const { tab, reads, move, follower, wait } = await openTab();
  tab.answer = fails;
  move('1');
  await wait(1_000);
  tab.is_able = false;
  await wait(600_000);
  expect(reads).toHaveLength(2);
  tab.is_able = true;
  tab.answer = () => '1';
  follower.follow();
  await wait(600_000);
  expect(reads).toHaveLength(3);
});

it.each([0, 50, 5_000])('stopped after %i ms it reads nothing more', async (ms) => {
  const { tab, reads, move, follower, wait } = await openTab();
  tab.answer = () => '0';
  move('1');
  await wait(ms);
  follower.stop();
  await wait(600_000);
  expect(reads.length).toBeLessThanOrEqual(1);
});

it.each([
  ['1', undefined, false],
  [null, null, false],
  ['1', '1', false],
  [null, '1', true],
  ['1', '2', true],
])('an answer of %j is older than %j: %j', (answered, live, expected) => {
  expect(isOlder(answered, live)).toBe(expected);
});
