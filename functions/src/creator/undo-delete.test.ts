import {
  contactedDocument,
  deliveryPayloadDocument,
  suppressionDocument,
} from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { ANN_MAIL, deliveryHarness } from '../../test/delivery-harness.ts';
import { deleting } from '../../test/deleting.ts';

const MINUTE = 60_000;
const WAITS = { state: 'waits' };

/** Ann's email waits for review. */
const heldEmail = async () => deleting(await deliveryHarness());
/** It was released, and waits to be sent. */
async function queuedEmail() {
  const world = await heldEmail();
  await world.send();
  return world;
}
type World = Awaited<ReturnType<typeof heldEmail>>;
const emailOf = ({ ends }: Awaited<ReturnType<World['undo']>>) => {
  const [end] = ends;
  return end?.done ? end.email : undefined;
};
const payload = ({ data, uid, id }: World) => data(deliveryPayloadDocument.path(uid, id));

describe('the undo of a deletion', () => {
  it('queues the email again under its id, as it was written, and it goes out once', async () => {
    const world = await queuedEmail();
    const before = payload(world);
    await world.del();
    await world.run();
    expect(world.sentTo()).toEqual([]);
    world.later(5000);
    expect(emailOf(await world.undo())).toEqual(WAITS);
    expect(world.delivery(world.id)).toMatchObject({
      ...{ state: 'queued', last_error: null, stopped_from: null },
      due_at: world.ports.clock(),
    });
    expect(payload(world)).toEqual(before);
    expect(world.claimed()).toBe(world.id);
    await world.run();
    expect(emailOf(await world.undo())).toBeUndefined();
    await world.run();
    expect(world.sentTo()).toEqual([ANN_MAIL]);
  });

  it('has one that was on hold wait for its review again, and charges nothing', async () => {
    const world = await heldEmail();
    const balance = world.balance();
    await world.del();
    expect(emailOf(await world.undo())).toEqual(WAITS);
    expect(world.delivery(world.id)).toMatchObject({ state: 'held', last_error: null });
    expect(world.delivery(world.id)).not.toHaveProperty('due_at');
    expect(world.claimed()).toBe(world.id);
    world.later(1000 * MINUTE);
    await world.run();
    expect(world.sentTo()).toEqual([]);
    expect(world.balance()).toBe(balance);
  });

  it('leaves one that was held for minutes its time', async () => {
    const world = await heldEmail();
    const due_at = new Date(world.ports.clock().getTime() + 5 * MINUTE);
    await world.set({ due_at });
    await world.del();
    world.later(MINUTE);
    await world.undo();
    expect(world.delivery(world.id)).toMatchObject({ state: 'held', due_at });
  });

  it('plans the follow-up again, unless it was ended before', async () => {
    const world = await heldEmail();
    const due_at = new Date(world.ports.clock().getTime() + 1000 * MINUTE);
    const follow_up = {
      ...({ step: 1, of: world.id, made: 0, round: 1, away_until: null } as const),
      ...{ ended: null, due_at },
    };
    await world.setCreator({ follow_up });
    await world.del();
    await world.undo();
    expect(world.creator().follow_up).toEqual(follow_up);
    const stopped = { ...follow_up, due_at: null, ended: 'stopped' as const };
    await world.setCreator({ follow_up: stopped });
    await world.del();
    await world.undo();
    expect(world.creator().follow_up).toEqual(stopped);
  });

  it('may be repeated, and done twice at once', async () => {
    const world = await queuedEmail();
    await world.del();
    const both = await Promise.all([world.undo(), world.undo()]);
    for (const end of both) expect(end.ends).toMatchObject([{ done: true }]);
    const restored = world.documents.dump();
    await world.undo();
    expect(world.documents.dump()).toEqual(restored);
    await world.run();
    expect(world.sentTo()).toEqual([ANN_MAIL]);
  });

  it('leaves an email to an address that another one has claimed since', async () => {
    const world = await queuedEmail();
    await world.del();
    const path = contactedDocument.path(world.uid, `hash-of-${ANN_MAIL}`);
    const data = { delivery_id: 'email_bob', at: world.ports.clock() };
    await world.write('create', path, data);
    expect(emailOf(await world.undo())).toEqual({
      state: 'stopped',
      why: 'You already emailed this address.',
    });
    expect(world.delivery(world.id)).toMatchObject({ state: 'cancelled' });
    expect(world.stored()).toBeDefined();
  });

  it('leaves an email to somebody who opted out since', async () => {
    const world = await queuedEmail();
    await world.del();
    const path = suppressionDocument.path(world.uid, `hash-of-${ANN_MAIL}`);
    const data = { uid: world.uid, reason: 'opted_out', at: world.ports.clock() };
    await world.write('set', path, data);
    expect(emailOf(await world.undo())).toMatchObject({ state: 'stopped' });
    await world.run();
    expect(world.sentTo()).toEqual([]);
  });

  it('after ten minutes leaves the email stopped', async () => {
    const world = await queuedEmail();
    await world.del();
    world.later(10 * MINUTE + 1);
    expect(emailOf(await world.undo())).toEqual({ state: 'stopped', why: null });
    expect(world.delivery(world.id)).toMatchObject({ state: 'cancelled' });
  });
});
