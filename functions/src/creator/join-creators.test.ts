import {
  contactedDocument,
  creatorDocument,
  deletedCreatorDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import { firstEmailId } from '@vibes/core/delivery/email-id';
import { describe, expect, it } from 'vitest';
import { interrupted } from '../../test/delivery-harness.ts';
import { LENA, LENA_ON_INSTAGRAM, quiet } from '../../test/pairs/lena.ts';
import { pairWorld } from '../../test/pairs/pair-world.ts';
import type { Documents } from '../ports/documents.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const [A_MAIL, B_MAIL] = ['lena@klar-keramik.de', 'hello@lenaklar-studio.com'];
const [TIKTOK, INSTAGRAM] = [quiet(LENA), quiet(LENA_ON_INSTAGRAM)];

/** Both accounts of Lena, `a` the older, as two creators; each was written to unless `without`. */
async function twoRows({ without = '' } = {}) {
  const bioOf = (bio: string, mail: string) => (without === mail ? bio.replace(mail, '') : bio);
  const one = { ...TIKTOK, bio: bioOf(TIKTOK.bio, A_MAIL) };
  const other = { ...INSTAGRAM, bio: bioOf(INSTAGRAM.bio, B_MAIL) };
  const world = await pairWorld(one, other);
  const a = (await world.capture(one)).creator.id ?? '';
  world.later(MINUTE);
  const b = (await world.capture(other)).creator.id ?? '';
  await world.deliver();
  world.later(MINUTE);
  return { ...world, a, b };
}

describe('two creators that a person joins', () => {
  it('are one, the older one, with both accounts; nothing is sent, charged or given back', async () => {
    const world = await twoRows();
    const balance = world.balance();
    expect(await world.join([world.b, world.a])).toEqual({ done: true, id: world.a });
    await world.deliver();
    expect(world.creators()).toHaveLength(1);
    expect(world.row(world.a)).toMatchObject({
      tiktok_username: 'lena.klar',
      instagram_username: 'lenaklar',
      email: A_MAIL,
      status: 'Contacted',
      joined: [{ id: world.b, by: 'person' }],
    });
    expect(world.row(world.a).mailbox_keys).toEqual([A_MAIL, B_MAIL]);
    expect(world.mails()).toEqual([A_MAIL, B_MAIL]);
    expect([world.balance(), world.charged()]).toEqual([balance, 2]);
    for (const account of [TIKTOK, INSTAGRAM])
      expect(await world.capture(account)).toMatchObject({
        outcome: 'already_contacted',
        creator: { id: world.a },
      });
  });

  it('are the one that was written to, where only one was', async () => {
    const world = await twoRows({ without: A_MAIL });
    expect(await world.join([world.a, world.b])).toEqual({ done: true, id: world.b });
    expect(world.row(world.b)).toMatchObject({ email: B_MAIL, tiktok_username: 'lena.klar' });
    expect(await world.capture(TIKTOK)).toMatchObject({ outcome: 'already_contacted' });
    await world.deliver();
    expect(world.mails()).toEqual([B_MAIL]);
  });

  it('once, by two tabs at once and when repeated', async () => {
    const world = await twoRows();
    const end = { done: true, id: world.a };
    const ids: [string, string] = [world.a, world.b];
    expect(await Promise.all([world.join(ids), world.join(ids)])).toEqual([end, end]);
    const before = world.documents.dump();
    expect(await world.join([world.b, world.a])).toEqual(end);
    expect(world.documents.dump()).toEqual(before);
  });

  it('are not touched by a worker that is killed before its one commit', async () => {
    const world = await twoRows();
    const before = world.documents.dump();
    const dead: Documents = {
      ...world.ports.documents,
      commit: () => Promise.reject(new Error('killed')),
    };
    await expect(world.join([world.a, world.b], dead)).rejects.toThrow('killed');
    expect(world.documents.dump()).toEqual(before);
    expect(await world.join([world.a, world.b])).toMatchObject({ done: true });
  });

  it('wait while an email to one of them is being sent', async () => {
    const world = await twoRows();
    await world.write('update', deliveryDocument.path(world.uid, firstEmailId(world.b)), {
      state: 'sending',
      lease_token: 't',
    });
    expect(await world.join([world.a, world.b])).toMatchObject({
      done: false,
      sentence: expect.stringContaining('being sent right now') as string,
    });
  });

  it('end with one first email where the other one’s was still waiting', async () => {
    const world = await pairWorld(TIKTOK, INSTAGRAM);
    const a = (await world.capture(TIKTOK)).creator.id ?? '';
    await world.deliver();
    world.later(MINUTE);
    const b = (await world.capture(INSTAGRAM)).creator.id ?? '';
    await world.join([a, b]);
    await world.deliver();
    expect(world.mails()).toEqual([A_MAIL]);
    expect(world.data(deliveryDocument.path(world.uid, firstEmailId(b)))).toMatchObject({
      state: 'cancelled',
      last_error: { code: 'creator_joined' },
    });
    expect(world.data(contactedDocument.path(world.uid, `hash-of-${B_MAIL}`))).toBeUndefined();
  });
});

describe('what comes in either thread counts for the person', () => {
  it('a reply to the email of the one that went', async () => {
    const world = await twoRows();
    await world.join([world.a, world.b]);
    await world.reply(world.b, { from: B_MAIL });
    expect(world.row(world.a)).toMatchObject({ status: 'Responded', awaiting: 'us' });
    // The message stays in its own thread, and is not recorded twice.
    expect(world.under(`users/max/creators/${world.b}/inbound`)).toHaveLength(1);
    expect(await world.reply(world.b, { from: B_MAIL })).toBe('known');
  });

  it('an opt-out by its link', async () => {
    const world = await twoRows();
    await world.join([world.a, world.b]);
    await world.optOut(world.b, B_MAIL);
    expect(world.row(world.a).opted_out_at).toEqual(world.ports.clock());
    expect(await world.capture(TIKTOK)).toMatchObject({ email: { state: 'opted_out' } });
  });

  it('an opt-out at the moment of the join, whichever is first', async () => {
    const world = await twoRows();
    const at = creatorDocument.path(world.uid, world.b);
    const happens = () => world.optOut(world.b, B_MAIL);
    await world.join([world.a, world.b], interrupted(world.ports.documents, { at, happens }));
    expect(world.creators()).toHaveLength(1);
    expect(world.row(world.a).opted_out_at).toEqual(world.ports.clock());
  });
});

describe('taken apart again', () => {
  it('each has its accounts, emails and messages; nothing is sent or charged', async () => {
    const world = await twoRows();
    const [before, balance] = [world.creators(), world.balance()];
    await world.join([world.a, world.b]);
    world.later(29 * DAY);
    expect(await world.separate(world.a, world.b)).toEqual({ done: true });
    await world.deliver();
    const [a, b] = [world.row(world.a), world.row(world.b)];
    expect(a).toMatchObject({
      ...before[0],
      not_same: [world.b],
      mailbox_keys: a.mailbox_keys,
      updated_at: a.updated_at,
      writer: a.writer,
      capture_id: a.capture_id,
    });
    expect(b).toMatchObject({
      ...before[1],
      not_same: [world.a],
      updated_at: b.updated_at,
      writer: b.writer,
    });
    expect(world.data(deletedCreatorDocument.path(world.uid, world.b))).toBeUndefined();
    expect([world.mails().length, world.balance()]).toEqual([2, balance]);
    for (const [account, id] of [
      [TIKTOK, world.a],
      [INSTAGRAM, world.b],
    ] as const)
      expect(await world.capture(account)).toMatchObject({ creator: { id } });
  });

  it('not after 30 days, and not twice', async () => {
    const world = await twoRows();
    await world.join([world.a, world.b]);
    world.later(31 * DAY);
    expect(await world.separate(world.a, world.b)).toMatchObject({ done: false });
    expect(world.creators()).toHaveLength(1);
  });

  it('after a reply, which stays with its thread and counts for both', async () => {
    const world = await twoRows();
    await world.join([world.a, world.b]);
    world.later(MINUTE);
    await world.reply(world.b, { from: B_MAIL });
    await world.separate(world.a, world.b);
    expect(world.row(world.b)).toMatchObject({ status: 'Responded', awaiting: 'us' });
    expect(world.row(world.a)).toMatchObject({ status: 'Responded' });
  });

  it('after an opt-out, which holds for both', async () => {
    const world = await twoRows();
    await world.join([world.a, world.b]);
    await world.optOut(world.b, B_MAIL);
    await world.separate(world.a, world.b);
    for (const id of [world.a, world.b]) expect(world.row(id).opted_out_at).not.toBeNull();
  });

  it('a second account that was joined as it was captured, which is not joined again', async () => {
    const world = await pairWorld(LENA, LENA_ON_INSTAGRAM);
    const a = (await world.capture(LENA)).creator.id ?? '';
    await world.deliver();
    await world.capture(LENA_ON_INSTAGRAM);
    const [joined] = world.row(a).joined;
    expect(await world.separate(a, joined?.id ?? '')).toEqual({ done: true });
    expect(world.creators()).toHaveLength(2);
    expect(world.row(joined?.id ?? '')).toMatchObject({
      instagram_username: 'lenaklar',
      tiktok_username: null,
      email: B_MAIL,
    });
    expect(world.row(a)).toMatchObject({ instagram_username: null });
    await world.deliver();
    expect(world.mails()).toEqual([A_MAIL]);
    expect(world.charged()).toBe(1);
    await world.capture(LENA_ON_INSTAGRAM);
    expect(world.creators()).toHaveLength(2);
  });
});

describe('joined, then deleted', () => {
  it('both accounts lead back to the one creator, who is not written to again', async () => {
    const world = await twoRows();
    await world.join([world.a, world.b]);
    await world.remove(world.a);
    expect(world.creators()).toHaveLength(0);
    const back = await world.capture(INSTAGRAM);
    expect(back).toMatchObject({ outcome: 'already_contacted', creator: { id: world.a } });
    await world.deliver();
    expect(world.creators()).toHaveLength(1);
    expect(world.mails()).toHaveLength(2);
    expect(world.charged()).toBe(2);
  });
});

it('two people that a person told apart are joined by no page', async () => {
  const world = await twoRows({ without: B_MAIL });
  expect(await world.markNotSame([world.a, world.b])).toEqual({ done: true });
  world.show(LENA);
  world.show(LENA_ON_INSTAGRAM);
  await world.capture(LENA_ON_INSTAGRAM);
  expect(world.creators()).toHaveLength(2);
});
