import { describe, expect, it } from 'vitest';
import { creatorSchema } from '@vibes/core/creator/creator';
import { activityDocument, creatorDocument } from '@vibes/core/firestore/documents';
import { memoryWorld } from '../../test/memory-world.ts';
import { page, tiktokPage, tiktokWall } from '../../test/pages.ts';
import { ANN, pages, phone } from '../../test/phone.ts';
import { forever, stateOf } from '../../test/queue-delivery.ts';
import { rereader } from '../../test/rereader.ts';
import { runDispatch } from '../delivery/run-dispatch.ts';
import type { PageFetch } from '../ports/page-fetcher.ts';

const HOUR = 3_600_000;
const SHARED = 'ann@shared-text.com';

/** A creator whose page was closed, and who was queued an email thanks to the phone's text. */
async function openWritten() {
  const world = await memoryWorld();
  const walled = phone(world, { [ANN]: page(ANN, tiktokWall) });
  const { creator } = await walled.requestCapture({ url: ANN, text: `Ann, ${SHARED}` });
  const id = creator.id ?? '';
  const sweep = (web: Record<string, PageFetch> = pages()) => {
    world.later(100 * HOUR);
    return rereader(world, web).sweep();
  };
  return {
    ...world,
    sweep,
    requestCapture: phone(world).requestCapture,
    send: () => runDispatch(world.ports, { uid: 'max', ...forever }),
    refuse: () =>
      world.mail.next.push({
        at: 'send',
        outcome: { kind: 'permanent', code: 'recipient_refused' },
      }),
    creator: () => creatorSchema.parse(world.data(creatorDocument.path('max', id))),
    delivery: () => stateOf(world, `email_${id}`),
  };
}

describe('a creator written to before the profile was read', () => {
  it('is read later and charged once, and no second email follows', async () => {
    const world = await openWritten();
    await world.send();
    expect(world.balance()).toBe(10);
    expect(await world.sweep()).toMatchObject({ read: 1 });
    expect(world.balance()).toBe(9);
    expect(world.creator()).toMatchObject({
      name: 'Ann',
      status: 'Contacted',
      email: 'ann@studio-lee.com',
      next_read_at: null,
    });
    await world.sweep();
    await world.send();
    expect(world.mail.sent.map(({ to }) => to)).toEqual([SHARED]);
    expect(world.balance()).toBe(9);
    expect(await world.requestCapture({ url: ANN })).toMatchObject({
      outcome: 'already_contacted',
      email: { state: 'already_sent', to: SHARED },
    });
  });

  it('is read while the email still waits, which keeps its address', async () => {
    const world = await openWritten();
    await world.sweep();
    expect(world.balance()).toBe(9);
    await world.send();
    expect(world.mail.sent.map(({ to }) => to)).toEqual([SHARED]);
  });

  it('is tried again as often as one nobody wrote to', async () => {
    const world = await openWritten();
    await world.send();
    expect(await world.sweep({})).toMatchObject({ blocked: 1 });
    expect(world.creator()).toMatchObject({ read_attempts: 1, read_blocked_by: 'unreachable' });
    expect(world.creator().next_read_at).not.toBeNull();
  });
});

describe('an email that failed', () => {
  it('is not queued again by a later reading, which is stored and charged, but by a request', async () => {
    const world = await openWritten();
    world.refuse();
    await world.send();
    const failed = world.delivery();
    expect(failed).toMatchObject({ state: 'failed' });
    expect(await world.sweep()).toMatchObject({ read: 1 });
    expect(world.delivery()).toEqual(failed);
    expect(world.creator()).toMatchObject({ read_state: 'read', email: 'ann@studio-lee.com' });
    expect(world.balance()).toBe(9);
    expect(await world.requestCapture({ url: ANN })).toMatchObject({ email: { state: 'queued' } });
    await world.send();
    expect(world.mail.sent.map(({ to }) => to)).toEqual(['ann@studio-lee.com']);
    expect(world.balance()).toBe(9);
  });

  it('is submitted once, however often the search for a better address is repeated', async () => {
    const world = await openWritten();
    const body = tiktokPage({ handle: 'ann.studio', bio: 'clay', link: 'linktr.ee/ann' });
    for (let round = 0; round < 7; round += 1) {
      world.refuse();
      await world.send();
      await world.sweep({ [ANN]: page(ANN, body) });
    }
    const failures = world.under(activityDocument.collection('max')).map(({ kind }) => kind);
    expect(failures.filter((kind) => kind === 'email_failed')).toHaveLength(1);
    expect(world.delivery()).toMatchObject({ state: 'failed', to: SHARED });
    expect(world.mail.sent).toEqual([]);
  });
});
