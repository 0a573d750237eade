import { describe, expect, it } from 'vitest';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import {
  ANN_MAIL,
  deliveryDesk,
  interrupted,
  type DeliveryDesk,
} from '../../test/delivery-desk.ts';
import { notionAccount, NOTION_ACTIVE } from '../../test/notion-account.ts';
import { forever } from '../../test/queue-delivery.ts';
import { runBackfills } from '../crm/run-backfill.ts';
import type { Documents } from '../ports/documents.ts';
import { cancelDelivery } from './cancel-delivery.ts';
import { runNudge } from './run-nudge.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const cancel = (desk: DeliveryDesk, documents: Documents = desk.ports.documents) =>
  cancelDelivery({ ...desk.ports, documents }, { uid: 'max', delivery_id: desk.newest() });

async function queued() {
  const desk = await deliveryDesk();
  await desk.set({ state: 'queued', due_at: desk.ports.clock() });
  return desk;
}

describe('an e-mail that is stopped', () => {
  it('never goes out, and a later press may write again', async () => {
    const desk = await deliveryDesk();
    expect(await cancel(desk)).toEqual({ cancelled: true });
    expect(desk.delivery()).toMatchObject({
      state: 'cancelled',
      last_error: refusal('cancelled_by_person'),
    });
    expect(desk.delivery().due_at).toBeUndefined();
    expect(desk.claimed()).toBeUndefined();
    desk.later(30 * DAY_MS);
    await desk.run();
    expect(desk.sentTo()).toEqual([]);
    expect((await desk.press()).email).toEqual({ state: 'queued', to: ANN_MAIL });
    await desk.run();
    expect(desk.sentTo()).toEqual([ANN_MAIL]);
  });

  it('twice changes nothing the second time', async () => {
    const desk = await deliveryDesk();
    await cancel(desk);
    const before = desk.documents.dump();
    desk.later(1000);
    expect(await cancel(desk)).toEqual({ cancelled: true });
    expect(desk.documents.dump()).toEqual(before);
  });

  it('leaves the address to the mail that reached it before', async () => {
    const desk = await queued();
    await desk.run();
    await desk.send(true);
    await cancel(desk);
    expect(desk.claimed()).toBe(desk.id);
    expect((await desk.press()).email.state).toBe('already_sent');
    await desk.run();
    expect(desk.sentTo()).toHaveLength(1);
  });

  it('and may be with a webhook, is tried no more and called uncertain', async () => {
    const hook = { webhook_url: 'https://hooks.example.com/a', active_email_mode: 'webhook' };
    const desk = await deliveryDesk(hook);
    desk.webhook.next.push({ kind: 'temporary', code: 'webhook_timed_out' });
    await desk.send();
    await desk.run();
    expect(desk.delivery()).toMatchObject({ state: 'queued', attempts: 1 });
    expect(await cancel(desk)).toEqual({ cancelled: true });
    expect(desk.delivery()).toMatchObject({
      state: 'uncertain',
      last_error: refusal('webhook_switched'),
    });
    expect(desk.claimed()).toBe(desk.id);
    desk.later(30 * DAY_MS);
    await desk.run();
    expect(desk.webhook.requests).toHaveLength(1);
    expect((await desk.press()).outcome).toBe('already_contacted');
  });
});

it.each([
  ['sending', /can no longer be stopped/],
  ['sent', /already gone out/],
  ['failed', /nothing to stop/],
])('one that is %s is not stopped', async (state, message) => {
  const desk = await deliveryDesk();
  await desk.set({ state });
  const before = desk.documents.dump();
  await expect(cancel(desk)).rejects.toMatchObject({ code: 'bad_request', message });
  expect(desk.documents.dump()).toEqual(before);
});

it('one that is not there, or somebody else’s, is refused', async () => {
  const desk = await deliveryDesk();
  const message = /not there any more/;
  const stranger = cancelDelivery(desk.ports, { uid: 'eve', delivery_id: desk.id });
  await expect(stranger).rejects.toMatchObject({ message });
});

describe('at the same moment', () => {
  it('as a sender takes it, it goes out once, and the person is told', async () => {
    const desk = await queued();
    const at = deliveryDocument.path('max', desk.id);
    const documents = interrupted(desk.documents, { at, happens: desk.run });
    await expect(cancel(desk, documents)).rejects.toMatchObject({
      message: expect.stringMatching(/already gone out/) as string,
    });
    expect(desk.sentTo()).toEqual([ANN_MAIL]);
    expect(desk.claimed()).toBe(desk.id);
  });

  it('as a sender is about to take it, nothing goes out', async () => {
    const desk = await queued();
    const at = deliveryDocument.path('max', desk.id);
    const documents = interrupted(desk.documents, { at, happens: () => cancel(desk) });
    await runNudge({ ...desk.ports, documents }, { uid: 'max', ...forever });
    await desk.run();
    expect(desk.sentTo()).toEqual([]);
    expect(desk.delivery().state).toBe('cancelled');
  });

  it('as a sign-in is refused for now, it stays stopped', async () => {
    const desk = await queued();
    const outcome = { kind: 'temporary', code: 'mailbox_unreachable' } as const;
    desk.mail.next.push({ at: 'sign_in', outcome });
    const at = deliveryDocument.path('max', desk.id);
    const documents = interrupted(desk.documents, { at, happens: () => cancel(desk) });
    await runNudge({ ...desk.ports, documents }, { uid: 'max', ...forever });
    expect(desk.delivery().state).toBe('cancelled');
  });
});

it('a copy of a back-fill that is stopped is not waited for, stopped twice or not', async () => {
  const world = await notionAccount();
  const { uid, ports } = world;
  await world.addCreators(2);
  await world.save(NOTION_ACTIVE);
  await runBackfills(ports, forever);
  const stop = () => cancelDelivery(ports, { uid, delivery_id: 'notion_c000' });
  await stop();
  await stop();
  await runNudge(ports, { uid, ...forever });
  expect(world.backfill()).toMatchObject({ state: 'done', total: 2, copied: 1, failed: 1 });
});
