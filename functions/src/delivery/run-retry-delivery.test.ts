import { describe, expect, it } from 'vitest';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import type { Delivery } from '@vibes/core/delivery/delivery';
import {
  channelHealthDocument,
  crmSettingsDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import { ANN_MAIL, deliveryHarness, interrupted } from '../../test/delivery-harness.ts';
import type { Documents } from '../ports/documents.ts';
import { forever } from '../../test/queue-delivery.ts';
import { commitMirror } from '../../test/queue-mirror.ts';
import { runDispatch } from './run-dispatch.ts';
import { runRetryDelivery } from './run-retry-delivery.ts';

/** A creator with a mirror for a webhook, in the given state. */
async function mirrored(change: Partial<Delivery> = {}) {
  const harness = await deliveryHarness();
  await harness.setCrm('webhook');
  const url = { webhook_url: 'https://hooks.example.com/crm' };
  await harness.change(crmSettingsDocument.path('max'), url);
  const of = { uid: 'max', creator: harness.creator(), now: harness.ports.clock(), revision: 'c1' };
  await commitMirror(harness.documents, of);
  const mirror = `crm_${harness.creator_id}_c1`;
  const path = deliveryDocument.path('max', mirror);
  await harness.change(path, change);
  const retry = (documents: Documents = harness.ports.documents) =>
    runRetryDelivery({ ...harness.ports, documents }, { uid: 'max', delivery_id: mirror });
  return { ...harness, mirror, path, retry };
}

describe('a mirror that is tried again', () => {
  it.each([
    { state: 'failed', attempts: 10, last_error: refusal('gave_up') },
    { state: 'cancelled', last_error: refusal('cancelled_by_person') },
    { state: 'queued', attempts: 4, due_at: new Date('2026-06-01T12:00:00Z') },
  ] as const)('goes now, with all its tries ($state)', async (change) => {
    const harness = await mirrored({ due_at: undefined, ...change });
    expect(await harness.retry()).toMatchObject({ state: 'queued' });
    expect(harness.delivery(harness.mirror)).toMatchObject({
      state: 'queued',
      attempts: 0,
      last_error: null,
      due_at: harness.ports.clock(),
    });
    expect(harness.dispatched).toEqual([{ uid: 'max', id: harness.mirror }]);
    await harness.run();
    expect(harness.delivery(harness.mirror).state).toBe('sent');
    expect(harness.webhook.requests).toHaveLength(1);
  });

  it('that went out is the same request under the same id, even if the creator has changed', async () => {
    const harness = await mirrored();
    await harness.run();
    await harness.setCreator({ notes: 'met at the fair' });
    await harness.retry();
    await harness.run();
    const [first, again] = harness.webhook.requests;
    expect(again).toMatchObject({ id: first?.id, body: first?.body });
    expect(harness.webhook.requests).toHaveLength(2);
  });

  it('is refused while it is being sent, its CRM is not active, or its channel is stopped', async () => {
    const sending = await mirrored({ state: 'sending' });
    await expect(sending.retry()).rejects.toMatchObject({
      message: expect.stringMatching(/right now/) as string,
    });
    const off = await mirrored({ state: 'cancelled', last_error: refusal('mirror_off') });
    await off.setCrm('notion');
    await expect(off.retry()).rejects.toMatchObject({
      message: expect.stringMatching(/isn’t your active CRM/) as string,
    });
    await off.setCrm('webhook');
    expect(await off.retry()).toMatchObject({ state: 'queued' });
    const stopped = await mirrored({ state: 'failed' });
    const path = channelHealthDocument.path('max', 'crm_webhook');
    const health = { verified_at: null, failing_since: null, paused_until: null };
    const stop = { stopped_at: stopped.ports.clock(), last_error: refusal('webhook_stopped') };
    await stopped.write('create', path, { ...health, ...stop });
    await expect(stopped.retry()).rejects.toMatchObject({
      message: expect.stringMatching(/press Resume/) as string,
    });
  });

  it('while a sender has it is left to that sender', async () => {
    const harness = await mirrored({ state: 'failed', due_at: undefined });
    const taken = { state: 'sending', lease_token: 't' };
    const happens = () => harness.change(harness.path, taken);
    const retrying = harness.retry(interrupted(harness.documents, { at: harness.path, happens }));
    await expect(retrying).rejects.toMatchObject({
      message: expect.stringMatching(/right now/) as string,
    });
    expect(harness.delivery(harness.mirror)).toMatchObject(taken);
  });

  it('that the sweep has just sent goes out again as the same request', async () => {
    const harness = await mirrored();
    const happens = () => runDispatch(harness.ports, { uid: 'max', ...forever });
    await harness.retry(interrupted(harness.documents, { at: harness.path, happens }));
    await harness.run();
    expect(harness.delivery(harness.mirror).state).toBe('sent');
    const ids = harness.webhook.requests.map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
  });
});

it('an email that is tried again is one that is sent', async () => {
  const harness = await deliveryHarness();
  const retry = (anyway?: boolean) => {
    const request = { uid: 'max', delivery_id: harness.id };
    return runRetryDelivery(harness.ports, anyway === undefined ? request : { ...request, anyway });
  };
  expect(await retry()).toMatchObject({ state: 'queued' });
  await harness.run();
  await expect(retry()).rejects.toMatchObject({
    message: expect.stringMatching(/already emailed/) as string,
  });
  await retry(true);
  await harness.run();
  expect(harness.sentTo()).toEqual([ANN_MAIL, ANN_MAIL]);
});

it('a delivery that is not there is refused', async () => {
  const { ports } = await deliveryHarness();
  const nothing = { uid: 'max', delivery_id: 'crm_ann_1' };
  await expect(runRetryDelivery(ports, nothing)).rejects.toMatchObject({
    message: expect.stringMatching(/no longer exists/) as string,
  });
});
