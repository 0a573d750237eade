import { describe, expect, it } from 'vitest';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import {
  ANN_MAIL,
  deliveryHarness,
  interrupted,
  type DeliveryHarness,
} from '../../test/delivery-harness.ts';
import { notionAccount, NOTION_ACTIVE } from '../../test/notion-account.ts';
import { forever } from '../../test/queue-delivery.ts';
import { BY_WEBHOOK } from '../../test/further-email.ts';
import { runBackfills } from '../crm/run-backfill.ts';
import type { Documents } from '../ports/documents.ts';
import { cancelDelivery } from './cancel-delivery.ts';
import { runDispatch } from './run-dispatch.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const cancel = (harness: DeliveryHarness, documents: Documents = harness.ports.documents) =>
  cancelDelivery({ ...harness.ports, documents }, { uid: 'max', delivery_id: harness.newest() });

async function queued() {
  const harness = await deliveryHarness();
  await harness.set({ state: 'queued', due_at: harness.ports.clock() });
  return harness;
}

describe('an email that is stopped', () => {
  it('never goes out, and a later request may write again', async () => {
    const harness = await deliveryHarness();
    expect(await cancel(harness)).toEqual({ cancelled: true });
    expect(harness.delivery()).toMatchObject({
      state: 'cancelled',
      last_error: refusal('cancelled_by_person'),
    });
    expect(harness.delivery().due_at).toBeUndefined();
    expect(harness.claimed()).toBeUndefined();
    harness.later(30 * DAY_MS);
    await harness.run();
    expect(harness.sentTo()).toEqual([]);
    expect((await harness.requestCapture()).email).toEqual({ state: 'queued', to: ANN_MAIL });
    await harness.run();
    expect(harness.sentTo()).toEqual([ANN_MAIL]);
  });

  it('twice changes nothing the second time', async () => {
    const harness = await deliveryHarness();
    await cancel(harness);
    const before = harness.documents.dump();
    harness.later(1000);
    expect(await cancel(harness)).toEqual({ cancelled: true });
    expect(harness.documents.dump()).toEqual(before);
  });

  it('leaves the address to the mail that reached it before', async () => {
    const harness = await queued();
    await harness.run();
    await harness.send(true);
    await cancel(harness);
    expect(harness.claimed()).toBe(harness.id);
    expect((await harness.requestCapture()).email.state).toBe('already_sent');
    await harness.run();
    expect(harness.sentTo()).toHaveLength(1);
  });

  it('that a webhook may have is not tried again and is called uncertain', async () => {
    const harness = await deliveryHarness(BY_WEBHOOK);
    harness.webhook.next.push({ kind: 'temporary', code: 'webhook_timed_out' });
    await harness.send();
    await harness.run();
    expect(harness.delivery()).toMatchObject({ state: 'queued', attempts: 1 });
    expect(await cancel(harness)).toEqual({ cancelled: true });
    expect(harness.delivery()).toMatchObject({
      state: 'uncertain',
      last_error: refusal('webhook_switched'),
    });
    expect(harness.claimed()).toBe(harness.id);
    harness.later(30 * DAY_MS);
    await harness.run();
    expect(harness.webhook.requests).toHaveLength(1);
    expect((await harness.requestCapture()).outcome).toBe('already_contacted');
  });
});

it('one that is not there, or somebody else’s, is refused', async () => {
  const harness = await deliveryHarness();
  const message = /no longer exists/;
  const stranger = cancelDelivery(harness.ports, { uid: 'eve', delivery_id: harness.id });
  await expect(stranger).rejects.toMatchObject({ message });
});

describe('an email stopped at the same moment', () => {
  it('as a sender claims it goes out once, and the stop is refused', async () => {
    const harness = await queued();
    const at = deliveryDocument.path('max', harness.id);
    const documents = interrupted(harness.documents, { at, happens: harness.run });
    await expect(cancel(harness, documents)).rejects.toMatchObject({
      message: expect.stringMatching(/already sent/) as string,
    });
    expect(harness.sentTo()).toEqual([ANN_MAIL]);
    expect(harness.claimed()).toBe(harness.id);
  });

  it('as a sender is about to claim it does not go out', async () => {
    const harness = await queued();
    const at = deliveryDocument.path('max', harness.id);
    const documents = interrupted(harness.documents, { at, happens: () => cancel(harness) });
    await runDispatch({ ...harness.ports, documents }, { uid: 'max', ...forever });
    await harness.run();
    expect(harness.sentTo()).toEqual([]);
    expect(harness.delivery().state).toBe('cancelled');
  });
});

it('the back-fill does not wait for a stopped mirror, stopped once or twice', async () => {
  const world = await notionAccount();
  const { uid, ports } = world;
  await world.addCreators(2);
  await world.save(NOTION_ACTIVE);
  await runBackfills(ports, forever);
  const stop = () => cancelDelivery(ports, { uid, delivery_id: 'notion_c000' });
  await stop();
  await stop();
  await runDispatch(ports, { uid, ...forever });
  expect(world.backfill()).toMatchObject({ state: 'done', total: 2, copied: 1, failed: 1 });
});
