import { describe, expect, it } from 'vitest';
import {
  creatorDocument,
  suppressionDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { beforeFirstCommit } from '../../test/before-first-commit.ts';
import { memoryWorld } from '../../test/memory-world.ts';
import { forever, queueDelivery, stateOf } from '../../test/queue-delivery.ts';
import { runDispatch } from '../delivery/run-dispatch.ts';
import type { Documents } from '../ports/documents.ts';
import { runUnsubscribe } from './run-unsubscribe.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const HASH = 'hash-of-ann@studio.com';

/**
 * Ann's email is queued; `click` opts out by the link in it, as her mail program does, `visit`
 * opens it, as a scanner does.
 */
async function openWorld() {
  const world = await memoryWorld();
  await queueDelivery(world, 'ann');
  const recipient = { uid: 'max', creator_id: 'ann', address_hash: HASH };
  const token = unsubscribeToken(world.ports.secrets, recipient);
  return {
    ...world,
    token,
    visit: () => runUnsubscribe(world.ports, { token, wants_out: false }),
    click: (documents: Documents = world.ports.documents) =>
      runUnsubscribe({ ...world.ports, documents }, { token, wants_out: true }),
    send: () => runDispatch(world.ports, { uid: 'max', ...forever }),
    listed: () => world.data(suppressionDocument.path('max', HASH)),
    creator: () => world.data(creatorDocument.path('max', 'ann')),
    feed: () => world.under('users/max/activity').filter(({ kind }) => kind === 'opted_out'),
  };
}

describe('opening the link', () => {
  it('changes nothing', async () => {
    const world = await openWorld();
    const before = world.documents.dump();
    expect(await world.visit()).toEqual({ state: 'asked', sender_name: 'Max Marketer' });
    expect(world.documents.dump()).toEqual(before);
  });

  it('shows a person who opted out before that they have', async () => {
    const world = await openWorld();
    await world.click();
    expect(await world.visit()).toEqual({ state: 'done', sender_name: 'Max Marketer' });
  });

  it('never shows the address of the account', async () => {
    const world = await openWorld();
    const path = userDocument.path('max');
    await world.write('update', path, { name: '' });
    expect(await world.visit()).toEqual({ state: 'asked', sender_name: '' });
  });

  it('that is forged or cut reads and writes nothing', async () => {
    const world = await openWorld();
    const documents: Documents = {
      ...world.documents,
      getAll: () => Promise.reject(new Error('read')),
      commit: () => Promise.reject(new Error('written')),
    };
    for (const token of ['', 'x', world.token.slice(0, -1)]) {
      const ports = { ...world.ports, documents };
      expect(await runUnsubscribe(ports, { token, wants_out: true })).toEqual({
        state: 'unknown_link',
      });
    }
  });
});

describe('opting out', () => {
  it('lists the address, shows it at the creator and in the feed, and stops what waits', async () => {
    const world = await openWorld();
    const now = world.ports.clock();
    expect(await world.click()).toEqual({ state: 'done', sender_name: 'Max Marketer' });
    expect(world.listed()).toEqual({ uid: 'max', reason: 'opted_out', at: now });
    expect(world.creator()).toMatchObject({ opted_out_at: now, awaiting: null, updated_at: now });
    expect(world.feed()).toMatchObject([{ at: now, creator_id: 'ann', creator_name: 'ann' }]);
    expect(stateOf(world, 'email_ann')).toMatchObject({
      state: 'cancelled',
      last_error: { code: 'opted_out' },
    });
    expect(stateOf(world, 'email_ann')).not.toHaveProperty('due_at');
    await world.send();
    expect(world.mail.sent).toEqual([]);
  });

  it('leaves an email that went out as it was', async () => {
    const world = await openWorld();
    await world.send();
    const before = stateOf(world, 'email_ann');
    await world.click();
    expect(before).toMatchObject({ state: 'sent' });
    expect(stateOf(world, 'email_ann')).toEqual(before);
    expect(world.listed()).toMatchObject({ reason: 'opted_out' });
  });

  it('a second time changes nothing', async () => {
    const world = await openWorld();
    await world.click();
    const before = world.documents.dump();
    world.later(1000);
    expect(await world.click()).toMatchObject({ state: 'done' });
    expect(world.documents.dump()).toEqual(before);
  });

  it('replaces a refusal of the address by its server', async () => {
    const world = await openWorld();
    const path = suppressionDocument.path('max', HASH);
    const data = { uid: 'max', reason: 'bounced', at: world.ports.clock() };
    await world.write('create', path, data);
    world.later(1000);
    expect(await world.visit()).toMatchObject({ state: 'asked' });
    await world.click();
    expect(world.listed()).toEqual({ uid: 'max', reason: 'opted_out', at: world.ports.clock() });
  });

  it('holds for a creator who is gone from the CRM', async () => {
    const world = await openWorld();
    await world.write('delete', creatorDocument.path('max', 'ann'));
    expect(await world.click()).toMatchObject({ state: 'done' });
    expect(world.listed()).toMatchObject({ reason: 'opted_out' });
    expect(world.feed()).toEqual([]);
    expect(world.creator()).toBeUndefined();
  });

  it('by another link of the same creator keeps the first time and records it once', async () => {
    const world = await openWorld();
    await world.click();
    const first = world.creator()?.['opted_out_at'];
    world.later(1000);
    const other = { uid: 'max', creator_id: 'ann', address_hash: 'hash-of-other@studio.com' };
    const token = unsubscribeToken(world.ports.secrets, other);
    await runUnsubscribe(world.ports, { token, wants_out: true });
    expect(world.data(suppressionDocument.path('max', other.address_hash))).toBeDefined();
    expect(world.creator()?.['opted_out_at']).toEqual(first);
    expect(world.feed()).toHaveLength(1);
  });
});

describe('opting out beside something else', () => {
  it('twice at once is once', async () => {
    const world = await openWorld();
    await Promise.all([world.click(), world.click(), world.click()]);
    expect(world.feed()).toHaveLength(1);
    expect(world.listed()).toMatchObject({ reason: 'opted_out' });
  });

  it('replaces a bounce that is noted at the same moment', async () => {
    const world = await openWorld();
    const { commit } = world.documents;
    const documents = beforeFirstCommit(world.documents, async () => {
      const path = suppressionDocument.path('max', HASH);
      const data = { uid: 'max', reason: 'bounced', at: world.ports.clock() };
      await commit([{ kind: 'create', path, data }]);
    });
    await world.click(documents);
    expect(world.listed()).toMatchObject({ reason: 'opted_out' });
  });

  it('does not stop an email that is being sent by then, and lists the address', async () => {
    const world = await openWorld();
    const documents = beforeFirstCommit(world.documents, () => world.send());
    await world.click(documents);
    expect(world.mail.sent).toHaveLength(1);
    expect(stateOf(world, 'email_ann')).toMatchObject({ state: 'sent' });
    expect(world.listed()).toMatchObject({ reason: 'opted_out' });
    expect(world.creator()?.['opted_out_at']).toEqual(world.ports.clock());
  });
});
