import { beforeAll, describe, expect, it } from 'vitest';
import { loadPairs, pairWorld, type Pair, type Profile } from '../../test/pairs/pair-world.ts';

/**
 * Invented pairs of profiles, captured in several orders. Two sets by two authors who saw neither code
 * nor each other. The first one guided the work; the second was measured when it was done, and what it
 * showed was mended (docs/decisions/063-one-person-one-mail.md has both figures).
 */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What an account has after both profiles of a pair were captured. */
interface Played {
  pair: Pair;
  order: string;
  rows: number;
  mails: number;
  charged: number;
}

const AT_ONE_PLACE: readonly string[] = ['renamed', 'handle_reused'];

async function play(pair: Pair, order: string, between: 'nothing' | 'opt_out' | 'deletion') {
  const isBackwards = order === 'the second first';
  const [one, other] = isBackwards ? [pair.second, pair.first] : [pair.first, pair.second];
  const isOnePlace = AT_ONE_PLACE.includes(pair.kind);
  const world = await pairWorld(...(isOnePlace ? [one] : [one, other]));
  const press = (profile: Profile) => world.capture(profile).catch(() => null);
  if (order === 'both at once') {
    await Promise.all([press(one), press(other)]);
    await world.deliver();
  } else {
    const first = await press(one);
    await world.deliver();
    const [to] = world.mails();
    const id = first?.creator.id ?? '';
    if (between === 'opt_out' && to !== undefined) await world.optOut(id, to);
    if (between === 'deletion') await world.remove(id);
    world.later(pair.kind === 'handle_reused' ? 40 * DAY : 3 * MINUTE);
    if (pair.kind === 'renamed') world.hide(one);
    world.show(other);
    await press(other);
    await world.deliver();
  }
  world.later(3 * MINUTE);
  await press(other);
  await world.deliver();
  const rows = world.creators().length;
  return { pair, order, rows, mails: world.mails().length, charged: world.charged() };
}

const ORDERS = ['the first first', 'the second first', 'both at once'];

/** A renamed account has one order. */
async function playAll(pairs: Pair[], order: string): Promise<Played[]> {
  const played: Played[] = [];
  for (const pair of pairs)
    if (order === ORDERS[0] || !AT_ONE_PLACE.includes(pair.kind))
      played.push(await play(pair, order, 'nothing'));
  return played;
}

const named = ({ pair, order }: Played) =>
  `${pair.kind}: ${pair.first.handle} and ${pair.second.handle}, ${order}`;

const SETS = [
  ['first', 0.75],
  ['second', 0.5],
] as const;
const CASES = SETS.flatMap(([set, goal]) => ORDERS.map((order) => ({ set, goal, order })));

describe.each(CASES)('the $set set of pairs, $order', ({ set, goal, order }) => {
  let played: Played[];
  beforeAll(async () => {
    played = await playAll(await loadPairs(set), order);
  });
  const of = (...kinds: string[]) =>
    played.filter(({ pair }) => pair.label === 'same' && kinds.includes(pair.kind));

  it('joins nobody wrongly', () => {
    const wrong = played.filter(({ pair, rows }) => pair.label === 'other' && rows !== 2);
    expect(wrong.map(named)).toEqual([]);
  });

  it('keeps a renamed account in its row, for one credit and one email', () => {
    const twice = of('renamed').filter((one) => one.rows + one.charged !== 2 || one.mails > 1);
    expect(twice.map(named)).toEqual([]);
  });

  it('writes once to a mailbox, however it is spelled, and once to a person on two platforms', () => {
    const twice = of('spellings', 'two_platforms').filter(({ mails }) => mails > 1);
    expect(twice.map(named)).toEqual([]);
  });

  it(`joins two accounts that present each other in ${goal * 100} of 100 pairs, each for one credit and one email`, () => {
    const all = of('two_platforms');
    const joined = all.filter(({ rows, charged, mails }) => rows + charged === 2 && mails <= 1);
    expect(joined.length / all.length).toBeGreaterThanOrEqual(goal);
  });
});

describe.each(SETS)('the %s set of pairs', (set) => {
  const presenting = async () =>
    (await loadPairs(set)).filter(({ kind }) => kind === 'two_platforms' || kind === 'renamed');

  it('writes to nobody who opted out between the two', async () => {
    for (const pair of await presenting()) {
      const { mails, rows } = await play(pair, 'the first first', 'opt_out');
      if (rows === 1) expect([pair.note, mails <= 1]).toEqual([pair.note, true]);
    }
  });

  it('writes to nobody twice who was deleted between the two', async () => {
    for (const pair of await presenting()) {
      const { mails, charged, rows } = await play(pair, 'the first first', 'deletion');
      if (charged === 1 && rows === 1) expect([pair.note, mails <= 1]).toEqual([pair.note, true]);
    }
  });
});
