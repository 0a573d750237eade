import { describe, expect, it } from 'vitest';
import {
  creatorDocument,
  crmSettingsDocument,
  deliveryDocument,
  platformIdDocument,
  usageCreditsDocument,
} from '@vibes/core/firestore/documents';
import { countingDocuments } from '../../../local/src/bench/counting-documents.ts';
import { LENA, LENA_ON_INSTAGRAM, quiet, renamed } from '../../test/pairs/lena.ts';
import { mailedLena } from '../../test/pairs/mailed-lena.ts';
import { pairWorld } from '../../test/pairs/pair-world.ts';
import type { Documents } from '../ports/documents.ts';

const DAY = 24 * 60 * 60_000;
const NEW = renamed({ ...LENA, bio: 'new address!\nlena@klar-atelier.com' }, 'lena.atelier');
/** Somebody else, under the handle that Lena had. */
const STRANGER = { ...LENA, id: '7100000000000000999', name: 'Sam Fox', bio: 'sam@fox-trot.com' };

describe('an account under a new handle', () => {
  it('is the creator it was: one row, nothing sent, nothing charged', async () => {
    const world = await mailedLena();
    world.show(NEW);
    const answer = await world.capture(NEW);
    await world.deliver();
    expect(answer).toMatchObject({ outcome: 'already_contacted', creator: { id: world.id } });
    expect(answer.message).toMatch(/^You know them as @lena\.klar\. /);
    expect(world.creators()).toHaveLength(1);
    expect(world.row(world.id)).toMatchObject({
      tiktok_username: 'lena.atelier',
      email: 'lena@klar-keramik.de',
      former_handles: [{ platform: 'tiktok', handle: 'lena.klar', is_taken: false }],
    });
    expect(world.mails()).toEqual(['lena@klar-keramik.de']);
    expect(world.charged()).toBe(1);
    expect(await world.capture(NEW)).toMatchObject({ outcome: 'already_contacted' });
  });

  it('without a credit left is known by the page source of the phone alone', async () => {
    const world = await mailedLena();
    await world.write('update', usageCreditsDocument.path(world.uid), { num_credits: 0 });
    await expect(world.capture(NEW)).rejects.toMatchObject({ code: 'out_of_credits' });
    const before = world.fetched.length;
    expect(await world.captureSource(NEW)).toMatchObject({ outcome: 'already_contacted' });
    expect(world.fetched).toHaveLength(before);
    expect(world.creators()).toHaveLength(1);
  });

  it('whose old handle somebody took is told from them', async () => {
    const world = await mailedLena();
    world.show(NEW);
    await world.capture(NEW);
    world.show(STRANGER);
    expect(await world.capture(STRANGER)).toMatchObject({ outcome: 'created' });
    expect(world.creators()).toHaveLength(2);
    expect(world.row(world.id)).toMatchObject({ tiktok_username: 'lena.atelier' });
  });

  it('without a number in its page is another creator: then the handle decides', async () => {
    const world = await mailedLena();
    const unnumbered = { ...NEW, id: '' };
    world.show(unnumbered);
    expect(await world.capture(unnumbered)).toMatchObject({ outcome: 'created' });
  });

  it('once by two requests at once', async () => {
    const world = await mailedLena();
    world.show(NEW);
    await Promise.all([world.capture(NEW), world.captureSource(NEW)]);
    expect(world.creators()).toHaveLength(1);
    expect(world.row(world.id).former_handles).toHaveLength(1);
  });
});

it('an account that is captured while another request reads it is one creator', async () => {
  const world = await pairWorld(LENA);
  const number = platformIdDocument.path(world.uid, 'tiktok', LENA.id);
  let isOver = false;
  const documents: Documents = {
    ...world.ports.documents,
    async getAll(paths) {
      const isLate = !isOver && paths.includes(number);
      if (isLate) isOver = true;
      if (isLate) await world.capture(LENA);
      return world.ports.documents.getAll(paths);
    },
    commit(writes) {
      const places = writes.map(({ path }) => path);
      expect(new Set(places).size).toBe(places.length);
      return world.ports.documents.commit(writes);
    },
  };
  expect(await world.capture(LENA, documents)).toMatchObject({ outcome: 'already_contacted' });
  expect(world.creators()).toHaveLength(1);
  expect(world.row(world.creators()[0]?.id ?? null).former_handles).toEqual([]);
  expect(world.charged()).toBe(1);
});

describe('a handle that somebody else took over', () => {
  it('is another creator by the page source, and the old row says that its handle is gone', async () => {
    const world = await mailedLena();
    expect(await world.captureSource(STRANGER)).toMatchObject({
      outcome: 'created',
      email: { to: 'sam@fox-trot.com' },
    });
    await world.deliver();
    expect(world.row(world.id)).toMatchObject({
      tiktok_username: null,
      former_handles: [{ platform: 'tiktok', handle: 'lena.klar', is_taken: true }],
    });
    expect(world.mails()).toEqual(['lena@klar-keramik.de', 'sam@fox-trot.com']);
    expect(world.charged()).toBe(2);
    // From now on the handle leads to the new one.
    expect(await world.capture(STRANGER)).toMatchObject({ outcome: 'already_contacted' });
    expect(world.creators()).toHaveLength(2);
  });

  it('is found by one fetch where the last reading is over 30 days old, and not before', async () => {
    const world = await mailedLena();
    world.show(STRANGER);
    world.later(29 * DAY);
    const before = world.fetched.length;
    expect(await world.capture(STRANGER)).toMatchObject({ outcome: 'already_contacted' });
    expect(world.fetched).toHaveLength(before);
    world.later(2 * DAY);
    expect(await world.capture(STRANGER)).toMatchObject({ outcome: 'created' });
    expect(world.fetched).toHaveLength(before + 1);
  });

  it('fetches the page of a contacted creator once in 30 days', async () => {
    const world = await mailedLena();
    world.later(31 * DAY);
    const before = world.fetched.length;
    await world.capture(LENA);
    await world.capture(LENA);
    expect(world.fetched).toHaveLength(before + 1);
  });
});

it('a mailbox in two spellings is written to once, also where both are claimed at once', async () => {
  const one = { ...quiet(LENA), bio: 'dot.maker@gmail.com' };
  const other = { ...quiet(LENA_ON_INSTAGRAM), bio: 'dotmaker+tiktok@googlemail.com' };
  const world = await pairWorld(one, other);
  await Promise.all([world.capture(one), world.capture(other)]);
  await world.deliver();
  expect(world.mails()).toHaveLength(1);
  const [first] = world.creators();
  await world.optOut(first?.id ?? '', 'dot.maker@gmail.com');
  const third = { ...quiet(LENA), id: '5', handle: 'someone', bio: 'DotMaker@gmail.com' };
  world.show(third);
  expect(await world.capture(third)).toMatchObject({ email: { state: 'opted_out' } });
});

describe('what it costs', () => {
  const cost = async (world: Awaited<ReturnType<typeof mailedLena>>, what: typeof LENA) => {
    world.show(what);
    const { cost: counted, documents } = countingDocuments(world.ports.documents);
    await world.capture(what, documents);
    return counted;
  };

  it('a renamed creator: 15 reads at most', async () => {
    expect((await cost(await mailedLena(), NEW)).reads).toBeLessThanOrEqual(15);
  });

  it('a joined one: 15 reads at most', async () => {
    expect((await cost(await mailedLena(), LENA_ON_INSTAGRAM)).reads).toBeLessThanOrEqual(15);
  });
});

it('a creator without a number gets one by the next page that has it', async () => {
  const world = await pairWorld({ ...LENA, id: '' });
  const { creator } = await world.capture(LENA);
  expect(world.row(creator.id).profiles.tiktok).toMatchObject({ id: null });
  world.show(LENA);
  await world.captureSource(LENA);
  expect(world.row(creator.id).profiles.tiktok).toMatchObject({ id: LENA.id });
  expect(world.data(creatorDocument.path(world.uid, creator.id ?? ''))).toBeDefined();
});

it('a creator who lost the handle is mirrored before the one who has it', async () => {
  const world = await mailedLena();
  await world.write('update', crmSettingsDocument.path(world.uid), { active_crm_mode: 'notion' });
  await world.captureSource(STRANGER);
  const mirrors = world
    .under(deliveryDocument.collection(world.uid))
    .filter(({ kind }) => kind === 'notion')
    .map(({ creator_id, due_at }) => ({ creator_id, due_at: (due_at as Date).getTime() }))
    .toSorted((one, other) => one.due_at - other.due_at);
  expect(mirrors).toHaveLength(2);
  expect(mirrors[0]?.creator_id).toBe(world.id);
});
