import { firstEmailId } from '@vibes/core/delivery/email-id';
import { creatorDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { LENA, LENA_ON_INSTAGRAM, quiet, renamed } from '../../test/pairs/lena.ts';
import { htmlOf, pairWorld, urlOf, type Profile } from '../../test/pairs/pair-world.ts';
import { page, tiktokWall } from '../../test/pages.ts';
import { rereader } from '../../test/rereader.ts';

const HOUR = 60 * 60_000;
const NEW = renamed(LENA, 'lena.atelier');

/** Lena is known by her first handle; her page under another one was closed when it was captured. */
async function unread(second: Profile) {
  const world = await pairWorld(LENA);
  const known = (await world.capture(LENA)).creator.id ?? '';
  await world.deliver();
  world.later(HOUR);
  world.close(second, page(urlOf(second), tiktokWall));
  const closed = (await world.capture(second)).creator.id ?? '';
  world.later(HOUR);
  const web = { [urlOf(second)]: page(urlOf(second), htmlOf(second)) };
  return { ...world, known, closed, sweep: () => rereader(world, web).sweep() };
}

describe('a reading without a person', () => {
  it('joins a creator who was never read into the one of the same number', async () => {
    const world = await unread(NEW);
    expect(world.creators()).toHaveLength(2);
    await world.sweep();
    await world.deliver();
    expect(world.creators().map(({ id }) => id)).toEqual([world.known]);
    expect(world.row(world.known)).toMatchObject({ tiktok_username: 'lena.atelier' });
    expect(world.mails()).toHaveLength(1);
    expect(world.charged()).toBe(1);
  });

  it('joins a second account of one person, which was never written to', async () => {
    const world = await unread(LENA_ON_INSTAGRAM);
    await world.sweep();
    await world.deliver();
    expect(world.creators()).toHaveLength(1);
    expect(world.mails()).toHaveLength(1);
  });

  it('takes the handle from a creator once another account has it, and writes to nobody', async () => {
    const world = await pairWorld(quiet({ ...LENA, bio: 'clay' }));
    const { creator } = await world.capture(LENA);
    const id = creator.id ?? '';
    await world.write('update', creatorDocument.path(world.uid, id), {
      next_read_at: world.ports.clock(),
    });
    const stranger = { ...LENA, id: '7100000000000000999', bio: 'sam@fox-trot.com' };
    const web = { [urlOf(LENA)]: page(urlOf(LENA), htmlOf(stranger)) };
    expect(await rereader(world, web).sweep()).toMatchObject({ taken: 1 });
    await world.deliver();
    expect(world.row(id)).toMatchObject({
      tiktok_username: null,
      email: null,
      next_read_at: null,
      former_handles: [{ handle: 'lena.klar', is_taken: true }],
    });
    expect(world.mails()).toEqual([]);
    // Whoever has no handle has no page: a plan of another reading ends.
    await world.write('update', creatorDocument.path(world.uid, id), {
      next_read_at: world.ports.clock(),
    });
    expect(await rereader(world, web).sweep()).toMatchObject({ stopped: 1 });
  });
});

it('an email to the other account that is being sent holds back the one of this account', async () => {
  const world = await unread(LENA_ON_INSTAGRAM);
  await world.write('update', deliveryDocument.path(world.uid, firstEmailId(world.known)), {
    state: 'sending',
    lease_token: 't',
  });
  await world.sweep();
  await world.deliver();
  expect(world.creators()).toHaveLength(2);
  expect(world.row(world.closed)).toMatchObject({
    email: 'hello@lenaklar-studio.com',
    email_withheld: { reason: 'maybe_same', creator_id: world.known },
  });
  expect(world.mails()).toHaveLength(1);
});
