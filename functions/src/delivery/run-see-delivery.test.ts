import { channelHealthDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { deliveryHarness } from '../../test/delivery-harness.ts';
import { confirmDelivery } from './confirm-delivery.ts';
import { runRetryDelivery } from './run-retry-delivery.ts';
import { runSeeDelivery } from './run-see-delivery.ts';

const REMIND = '2026-05-20T22:00:00.000Z';

/** Ann's first email was refused for good. */
async function failed() {
  const ann = await deliveryHarness();
  const { uid, id, ports, mail } = ann;
  const fail = () =>
    mail.next.push({ at: 'send', outcome: { kind: 'permanent', code: 'message_refused' } });
  fail();
  await ann.send();
  await ann.run();
  const see = (is_seen = true, more: { remind_at?: string | null } = {}) =>
    runSeeDelivery(ports, { uid, delivery_id: id, is_seen, ...more });
  return { ...ann, fail, see, retry: () => runRetryDelivery(ports, { uid, delivery_id: id }) };
}

describe('a failed email', () => {
  it('is seen, and not seen again, and stays as it is else', async () => {
    const ann = await failed();
    const before = ann.delivery();
    ann.later(1000);
    expect(await ann.see()).toEqual({ is_seen: true });
    const seen_at = ann.ports.clock();
    expect(ann.delivery()).toEqual({ ...before, seen_at });
    ann.later(1000);
    const stored = ann.documents.dump();
    await ann.see();
    expect(ann.documents.dump()).toEqual(stored);
    expect(await ann.see(false)).toEqual({ is_seen: false });
    expect(ann.delivery()).toEqual(before);
  });

  it('sets the day to be reminded of its creator in the same write', async () => {
    const ann = await failed();
    await ann.see(true, { remind_at: REMIND });
    expect(ann.creator()).toMatchObject({ remind_at: new Date(REMIND), writer: { by: 'server' } });
    const stored = ann.documents.dump();
    await ann.see(true, { remind_at: REMIND });
    expect(ann.documents.dump()).toEqual(stored);
    await ann.see(false);
    expect(ann.creator().remind_at).toEqual(new Date(REMIND));
    await ann.see(false, { remind_at: null });
    expect(ann.creator().remind_at).toBeNull();
  });

  it('that is tried again, and fails again, is to be seen again', async () => {
    const ann = await failed();
    await ann.see();
    await ann.retry();
    expect(ann.delivery()).toMatchObject({ state: 'queued', seen_at: null });
    ann.fail();
    await ann.run();
    expect(ann.delivery()).toMatchObject({ state: 'failed', seen_at: null });
  });

  it('that was never there is refused, and nobody is reminded of one who is gone', async () => {
    const ann = await failed();
    const { uid, ports, creator_id } = ann;
    const other = { uid, delivery_id: 'email_nobody', is_seen: true };
    await expect(runSeeDelivery(ports, other)).rejects.toMatchObject({ reason: 'changed' });
    await ann.write('delete', `users/${uid}/creators/${creator_id}`);
    await expect(ann.see(true, { remind_at: REMIND })).rejects.toMatchObject({ reason: 'changed' });
    expect(ann.delivery(ann.id).seen_at).toBeNull();
    await ann.see();
    expect(ann.delivery(ann.id).seen_at).not.toBeNull();
  });
});

it('an email on hold waits for its review, whatever day is named', async () => {
  const ann = await deliveryHarness();
  const see = runSeeDelivery(ann.ports, {
    ...{ uid: ann.uid, delivery_id: ann.id, is_seen: true, remind_at: REMIND },
  });
  await expect(see).rejects.toMatchObject({ reason: 'changed' });
  expect(ann.delivery()).toMatchObject({ state: 'held', seen_at: null });
});

it('an email that may have arrived keeps its time, and is over once it is confirmed', async () => {
  const ann = await deliveryHarness();
  const { uid, id, ports } = ann;
  const updated_at = ann.ports.clock();
  await ann.set({ state: 'uncertain', due_at: undefined, updated_at, channel: 'gmail' });
  ann.later(60_000);
  await runSeeDelivery(ports, { uid, delivery_id: id, is_seen: true });
  expect(ann.delivery()).toMatchObject({ updated_at, seen_at: ports.clock() });
  await confirmDelivery(ports, { uid, delivery_id: id });
  expect(ann.delivery()).toMatchObject({ state: 'sent', sent_at: updated_at, seen_at: null });
});

it('the health of its channel has nothing to do with it', async () => {
  const ann = await failed();
  const path = channelHealthDocument.path(ann.uid, 'gmail');
  const before = ann.data(path);
  await ann.see();
  expect(ann.data(path)).toEqual(before);
});
