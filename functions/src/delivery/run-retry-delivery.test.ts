import { describe, expect, it } from 'vitest';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import type { Delivery } from '@vibes/core/delivery/delivery';
import {
  channelHealthDocument,
  crmSettingsDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import { ANN_MAIL, deliveryDesk, interrupted } from '../../test/delivery-desk.ts';
import type { Documents } from '../ports/documents.ts';
import { forever } from '../../test/queue-delivery.ts';
import { commitCopy } from '../../test/queue-copy.ts';
import { runNudge } from './run-nudge.ts';
import { runRetryDelivery } from './run-retry-delivery.ts';

/** A creator with a copy for a webhook, in the given state. */
async function copied(change: Partial<Delivery> = {}) {
  const desk = await deliveryDesk();
  await desk.setCrm('webhook');
  const url = { webhook_url: 'https://hooks.example.com/crm' };
  await desk.change(crmSettingsDocument.path('max'), url);
  const of = { uid: 'max', creator: desk.creator(), now: desk.ports.clock(), revision: 'c1' };
  await commitCopy(desk.documents, of);
  const copy = `crm_${desk.creator_id}_c1`;
  const path = deliveryDocument.path('max', copy);
  await desk.change(path, change);
  const retry = (documents: Documents = desk.ports.documents) =>
    runRetryDelivery({ ...desk.ports, documents }, { uid: 'max', delivery_id: copy });
  return { ...desk, copy, path, retry };
}

describe('a copy that is tried again', () => {
  it.each([
    { state: 'failed', attempts: 10, last_error: refusal('gave_up') },
    { state: 'cancelled', last_error: refusal('cancelled_by_person') },
    { state: 'queued', attempts: 4, due_at: new Date('2026-06-01T12:00:00Z') },
  ] as const)('goes now, with all its tries ($state)', async (change) => {
    const desk = await copied({ due_at: undefined, ...change });
    expect(await desk.retry()).toEqual({ state: 'queued' });
    expect(desk.delivery(desk.copy)).toMatchObject({
      state: 'queued',
      attempts: 0,
      last_error: null,
      due_at: desk.ports.clock(),
    });
    expect(desk.nudged).toEqual([{ uid: 'max', id: desk.copy }]);
    await desk.run();
    expect(desk.delivery(desk.copy).state).toBe('sent');
    expect(desk.webhook.requests).toHaveLength(1);
  });

  it('that went out is the same request under the same id, whatever the creator has become', async () => {
    const desk = await copied();
    await desk.run();
    await desk.setCreator({ notes: 'met at the fair' });
    await desk.retry();
    await desk.run();
    const [first, again] = desk.webhook.requests;
    expect(again).toMatchObject({ id: first?.id, body: first?.body });
    expect(desk.webhook.requests).toHaveLength(2);
  });

  it('is refused while it is on its way, its CRM is not active, or its way is stopped', async () => {
    const sending = await copied({ state: 'sending' });
    await expect(sending.retry()).rejects.toMatchObject({
      message: expect.stringMatching(/right now/) as string,
    });
    const off = await copied({ state: 'cancelled', last_error: refusal('mirror_off') });
    await off.setCrm('notion');
    await expect(off.retry()).rejects.toMatchObject({
      message: expect.stringMatching(/not your active CRM/) as string,
    });
    await off.setCrm('webhook');
    expect(await off.retry()).toEqual({ state: 'queued' });
    const stopped = await copied({ state: 'failed' });
    const path = channelHealthDocument.path('max', 'crm_webhook');
    const health = { verified_at: null, failing_since: null, paused_until: null };
    const stop = { stopped_at: stopped.ports.clock(), last_error: refusal('webhook_stopped') };
    await stopped.documents.commit([{ kind: 'create', path, data: { ...health, ...stop } }]);
    await expect(stopped.retry()).rejects.toMatchObject({
      message: expect.stringMatching(/press Resume/) as string,
    });
  });

  it('as a sender has it, is left to that one', async () => {
    const desk = await copied({ state: 'failed', due_at: undefined });
    const taken = { state: 'sending', lease_token: 't' };
    const happens = () => desk.change(desk.path, taken);
    const retrying = desk.retry(interrupted(desk.documents, { at: desk.path, happens }));
    await expect(retrying).rejects.toMatchObject({
      message: expect.stringMatching(/right now/) as string,
    });
    expect(desk.delivery(desk.copy)).toMatchObject(taken);
  });

  it('as the sweeper has sent it, goes out again as the same request', async () => {
    const desk = await copied();
    const happens = () => runNudge(desk.ports, { uid: 'max', ...forever });
    await desk.retry(interrupted(desk.documents, { at: desk.path, happens }));
    await desk.run();
    expect(desk.delivery(desk.copy).state).toBe('sent');
    const ids = desk.webhook.requests.map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
  });
});

it('an e-mail that is tried again is one that is sent', async () => {
  const desk = await deliveryDesk();
  const retry = (anyway?: boolean) => {
    const request = { uid: 'max', delivery_id: desk.id };
    return runRetryDelivery(desk.ports, anyway === undefined ? request : { ...request, anyway });
  };
  expect(await retry()).toEqual({ state: 'queued' });
  await desk.run();
  await expect(retry()).rejects.toMatchObject({
    message: expect.stringMatching(/already had an e-mail/) as string,
  });
  await retry(true);
  await desk.run();
  expect(desk.sentTo()).toEqual([ANN_MAIL, ANN_MAIL]);
});

it('what is not there is refused', async () => {
  const { ports } = await deliveryDesk();
  const nothing = { uid: 'max', delivery_id: 'crm_ann_1' };
  await expect(runRetryDelivery(ports, nothing)).rejects.toMatchObject({
    message: expect.stringMatching(/not there any more/) as string,
  });
});

it('a mail sent anyway that comes to nothing leaves the address to the first one', async () => {
  const desk = await deliveryDesk();
  await desk.send();
  await desk.run();
  await desk.send(true);
  desk.mail.next.push({ at: 'send', outcome: { kind: 'permanent', code: 'message_refused' } });
  await desk.run();
  expect(desk.delivery().state).toBe('failed');
  expect(desk.claimed()).toBe(desk.id);
  expect((await desk.press()).email.state).toBe('already_sent');
});
