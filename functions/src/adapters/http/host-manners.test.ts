import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { hostManners, type MannerRules } from './host-manners.ts';

const NO_END = new AbortController().signal;
const quick: MannerRules = { at_once: 2, gap: 0, longest_wait: 60_000, unstated_rest: 30_000 };

/** Manners on a clock moved by hand. */
function atHand(rules: Partial<MannerRules> = {}) {
  let now = 1_000_000;
  const manners = hostManners({ ...quick, ...rules }, () => now);
  return { ...manners, later: (milliseconds: number) => (now += milliseconds) };
}
const reasonOf = (turn: Promise<unknown>) =>
  turn.then(
    () => 'taken',
    (error: unknown) => (error as Error).message,
  );

describe('turns at a host', () => {
  it('are two at once; the third comes when one ends, in order', async () => {
    const { acquire } = atHand();
    const order: string[] = [];
    const [first, second] = await Promise.all([acquire('a', NO_END), acquire('a', NO_END)]);
    const later = ['third', 'fourth'].map(async (name) => {
      const end = await acquire('a', NO_END);
      order.push(name);
      return end;
    });
    await sleep(5);
    expect(order).toEqual([]);
    first();
    await later[0];
    expect(order).toEqual(['third']);
    second();
    await Promise.all(later);
    expect(order).toEqual(['third', 'fourth']);
  });

  it('are more where the rules say so of the host', async () => {
    const { acquire } = atHand({ at_once: (host) => (host === 'a' ? 3 : 1) });
    await Promise.all(['a', 'a', 'a', 'b'].map((host) => acquire(host, NO_END)));
    expect(await reasonOf(acquire('a', AbortSignal.timeout(5)))).toBe('rate_limited');
    expect(await reasonOf(acquire('b', AbortSignal.timeout(5)))).toBe('rate_limited');
  });

  it('are not waited for longer than the rules say', async () => {
    const { acquire } = atHand({ at_once: 1, longest_wait: 10 });
    const end = await acquire('a', NO_END);
    expect(await reasonOf(acquire('a', NO_END))).toBe('rate_limited');
    end();
    (await acquire('a', NO_END))();
  });

  it('that come as the signal ends come too late, and the host is not slow', async () => {
    const { acquire } = atHand({ at_once: 1, gap: 60_000 });
    const impatient = new AbortController();
    const end = await acquire('a', NO_END);
    const late = acquire('a', impatient.signal);
    end();
    impatient.abort();
    expect(await reasonOf(late)).toBe('rate_limited');
  });

  it('do not wait for another host', async () => {
    const { acquire } = atHand({ at_once: 1 });
    await acquire('a', NO_END);
    await acquire('b', NO_END);
  });

  it('leave the queue when the signal ends, and take no place with them', async () => {
    const { acquire } = atHand({ at_once: 1 });
    const end = await acquire('a', NO_END);
    const impatient = new AbortController();
    const left = acquire('a', impatient.signal);
    const patient = acquire('a', NO_END);
    impatient.abort();
    expect(await reasonOf(left)).toBe('rate_limited');
    expect(await reasonOf(acquire('a', AbortSignal.abort()))).toBe('timeout');
    end();
    (await patient)();
    (await acquire('a', NO_END))();
  });

  it('begin with a pause between', async () => {
    const manners = hostManners({ ...quick, gap: 60 });
    const started = performance.now();
    await Promise.all([manners.acquire('a', NO_END), manners.acquire('a', NO_END)]);
    // Timers may fire a millisecond early.
    expect(performance.now() - started).toBeGreaterThan(55);
  });

  it('end while pausing when the signal does, and free their place', async () => {
    const manners = hostManners({ ...quick, at_once: 1, gap: 60_000 });
    (await manners.acquire('a', NO_END))();
    for (let round = 0; round < 2; round += 1) {
      const turn = manners.acquire('a', AbortSignal.timeout(10));
      await expect(turn).rejects.toBeInstanceOf(Error);
    }
  });
});

describe('a rest', () => {
  const ask = (manners: ReturnType<typeof atHand>, host = 'a') =>
    reasonOf(manners.acquire(host, NO_END).then((end) => end()));

  it.each([
    ['429 with seconds', 429, '5', 5000],
    ['503 with seconds', 503, '5', 5000],
    ['429 without', 429, null, 30_000],
    ['429 with a day: ten minutes', 429, '86400', 600_000],
  ])('lasts as long as the host said: %s', async (_, status, retry_after, rest) => {
    const manners = atHand();
    manners.hear('a', { status, retry_after });
    expect(await ask(manners)).toBe('rate_limited');
    expect(await ask(manners, 'b')).toBe('taken');
    manners.later(rest - 1);
    expect(await ask(manners)).toBe('rate_limited');
    manners.later(1);
    expect(await ask(manners)).toBe('taken');
  });

  it.each([
    [503, null],
    [403, '60'],
    [200, '60'],
  ])('is not taken from %s with %s', async (status, retry_after) => {
    const manners = atHand();
    manners.hear('a', { status, retry_after });
    expect(await ask(manners)).toBe('taken');
  });

  it('also holds for those already in the queue', async () => {
    const manners = atHand({ at_once: 1 });
    const end = await manners.acquire('a', NO_END);
    const waiting = reasonOf(manners.acquire('a', NO_END));
    manners.hear('a', { status: 429, retry_after: '5' });
    end();
    expect(await waiting).toBe('rate_limited');
    manners.later(5000);
    expect(await ask(manners)).toBe('taken');
  });

  it('is remembered however many other hosts are asked', async () => {
    const manners = atHand();
    manners.hear('a', { status: 429, retry_after: '60' });
    for (let number = 0; number < 2500; number += 1) await ask(manners, `host-${number}`);
    expect(await ask(manners)).toBe('rate_limited');
  });
});
