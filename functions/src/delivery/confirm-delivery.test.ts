import { describe, expect, it } from 'vitest';
import { creatorDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { ANN_MAIL, deliveryHarness, interrupted } from '../../test/delivery-harness.ts';
import type { Documents } from '../ports/documents.ts';
import { confirmDelivery } from './confirm-delivery.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function uncertain() {
  const harness = await deliveryHarness();
  harness.mail.next.push({ at: 'send', outcome: { kind: 'unknown' } });
  await harness.send();
  await harness.run();
  const handed_over = harness.ports.clock();
  harness.later(DAY_MS);
  const confirm = (documents: Documents = harness.ports.documents) =>
    confirmDelivery({ ...harness.ports, documents }, { uid: 'max', delivery_id: harness.id });
  return { ...harness, handed_over, confirm };
}

describe('an email that the person saw arrive', () => {
  it('counts as sent at the time of its attempt, with all that follows', async () => {
    const harness = await uncertain();
    expect(await harness.confirm()).toEqual({ confirmed: true });
    expect(harness.delivery()).toMatchObject({
      state: 'sent',
      sent_at: harness.handed_over,
      last_error: null,
      lease_token: null,
    });
    expect(harness.creator()).toMatchObject({ email_sent: true, status: 'Contacted' });
    expect(harness.day('2026-05-01')).toMatchObject({ emails_sent: 1 });
    expect(harness.day('2026-05-02')).toBeUndefined();
    expect(harness.feed()).toContainEqual({
      at: harness.ports.clock(),
      kind: 'email_sent',
      creator_id: harness.creator_id,
      creator_name: 'Ann',
      detail: ANN_MAIL,
    });
  });

  it('counts once, however often it is confirmed', async () => {
    const harness = await uncertain();
    await Promise.all([harness.confirm(), harness.confirm(), harness.confirm()]);
    expect(await harness.confirm()).toEqual({ confirmed: true });
    expect(harness.day()).toMatchObject({ emails_sent: 1 });
    expect(harness.feed().filter(({ kind }) => kind === 'email_sent')).toHaveLength(1);
  });

  it('leaves the status that a person set, and queues a mirror of the creator', async () => {
    const harness = await uncertain();
    await harness.setCreator({ status: 'Responded', status_set_by: 'person' });
    await harness.setCrm('notion');
    harness.dispatched.length = 0;
    await harness.confirm();
    expect(harness.creator()).toMatchObject({ email_sent: true, status: 'Responded' });
    const mirror = `notion_${harness.creator_id}`;
    expect(harness.delivery(mirror)).toMatchObject({ kind: 'notion', state: 'queued' });
    expect(harness.dispatched).toEqual([{ uid: 'max', id: mirror }]);
  });

  it('is confirmed although its creator is gone', async () => {
    const harness = await uncertain();
    await harness.write('delete', creatorDocument.path('max', harness.creator_id));
    expect(await harness.confirm()).toEqual({ confirmed: true });
    expect(harness.delivery().state).toBe('sent');
  });

  it('counts once when its attempt ends as sent at the same moment', async () => {
    const harness = await uncertain();
    const at = deliveryDocument.path('max', harness.id);
    const sent = { state: 'sent', sent_at: harness.handed_over, lease_token: null };
    const documents = interrupted(harness.documents, { at, happens: () => harness.set(sent) });
    expect(await harness.confirm(documents)).toEqual({ confirmed: true });
    expect(harness.day()?.['emails_sent']).toBeUndefined();
  });

  it('keeps what a person changes on the creator at the same moment', async () => {
    const harness = await uncertain();
    const at = creatorDocument.path('max', harness.creator_id);
    const happens = () => harness.setCreator({ notes: 'met at the fair' });
    await harness.confirm(interrupted(harness.documents, { at, happens }));
    expect(harness.creator()).toMatchObject({ email_sent: true, notes: 'met at the fair' });
    expect(harness.day()).toMatchObject({ emails_sent: 1 });
  });
});

it('one that is not there is refused', async () => {
  const { ports } = await uncertain();
  const nothing = { uid: 'max', delivery_id: 'email_nobody' };
  await expect(confirmDelivery(ports, nothing)).rejects.toMatchObject({
    message: expect.stringMatching(/no longer exists/) as string,
  });
});
