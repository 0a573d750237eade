import { describe, expect, it } from 'vitest';
import { creatorDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { ANN_MAIL, deliveryDesk, interrupted } from '../../test/delivery-desk.ts';
import type { Documents } from '../ports/documents.ts';
import { confirmDelivery } from './confirm-delivery.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function uncertain() {
  const desk = await deliveryDesk();
  desk.mail.next.push({ at: 'send', outcome: { kind: 'unknown' } });
  await desk.send();
  await desk.run();
  const handed_over = desk.ports.clock();
  desk.later(DAY_MS);
  const confirm = (documents: Documents = desk.ports.documents) =>
    confirmDelivery({ ...desk.ports, documents }, { uid: 'max', delivery_id: desk.id });
  return { ...desk, handed_over, confirm };
}

describe('an e-mail that the person saw arrive', () => {
  it('was sent when it was handed over, with all that follows', async () => {
    const desk = await uncertain();
    expect(await desk.confirm()).toEqual({ confirmed: true });
    expect(desk.delivery()).toMatchObject({
      state: 'sent',
      sent_at: desk.handed_over,
      last_error: null,
      lease_token: null,
    });
    expect(desk.creator()).toMatchObject({ email_sent: true, status: 'Contacted' });
    expect(desk.day('2026-05-01')).toMatchObject({ emails_sent: 1 });
    expect(desk.day('2026-05-02')).toBeUndefined();
    expect(desk.feed()).toContainEqual({
      at: desk.ports.clock(),
      kind: 'email_sent',
      creator_id: desk.creator_id,
      creator_name: 'Ann',
      detail: ANN_MAIL,
    });
  });

  it('counts once, however often that is said', async () => {
    const desk = await uncertain();
    await Promise.all([desk.confirm(), desk.confirm(), desk.confirm()]);
    expect(await desk.confirm()).toEqual({ confirmed: true });
    expect(desk.day()).toMatchObject({ emails_sent: 1 });
    expect(desk.feed().filter(({ kind }) => kind === 'email_sent')).toHaveLength(1);
  });

  it('leaves the status that a person set, and brings a copy of the creator', async () => {
    const desk = await uncertain();
    await desk.setCreator({ status: 'Responded', status_set_by: 'person' });
    await desk.setCrm('notion');
    desk.nudged.length = 0;
    await desk.confirm();
    expect(desk.creator()).toMatchObject({ email_sent: true, status: 'Responded' });
    const copy = `notion_${desk.creator_id}`;
    expect(desk.delivery(copy)).toMatchObject({ kind: 'notion', state: 'queued' });
    expect(desk.nudged).toEqual([{ uid: 'max', id: copy }]);
  });

  it('is confirmed although its creator is gone', async () => {
    const desk = await uncertain();
    await desk.documents.commit([
      { kind: 'delete', path: creatorDocument.path('max', desk.creator_id) },
    ]);
    expect(await desk.confirm()).toEqual({ confirmed: true });
    expect(desk.delivery().state).toBe('sent');
  });

  it('counts once when its sender learns the truth at the same moment', async () => {
    const desk = await uncertain();
    const at = deliveryDocument.path('max', desk.id);
    const sent = { state: 'sent', sent_at: desk.handed_over, lease_token: null };
    const documents = interrupted(desk.documents, { at, happens: () => desk.set(sent) });
    expect(await desk.confirm(documents)).toEqual({ confirmed: true });
    expect(desk.day()?.['emails_sent']).toBeUndefined();
  });

  it('keeps what a person changes on the creator at the same moment', async () => {
    const desk = await uncertain();
    const at = creatorDocument.path('max', desk.creator_id);
    const happens = () => desk.setCreator({ notes: 'met at the fair' });
    await desk.confirm(interrupted(desk.documents, { at, happens }));
    expect(desk.creator()).toMatchObject({ email_sent: true, notes: 'met at the fair' });
    expect(desk.day()).toMatchObject({ emails_sent: 1 });
  });
});

it.each(['held', 'queued', 'sending', 'failed', 'cancelled'])(
  'one that is %s cannot be confirmed',
  async (state) => {
    const desk = await uncertain();
    await desk.set({ state });
    const before = desk.documents.dump();
    await expect(desk.confirm()).rejects.toMatchObject({ code: 'bad_request' });
    expect(desk.documents.dump()).toEqual(before);
  },
);

it('one that is not there is refused', async () => {
  const { ports } = await uncertain();
  const nothing = { uid: 'max', delivery_id: 'email_nobody' };
  await expect(confirmDelivery(ports, nothing)).rejects.toMatchObject({
    message: expect.stringMatching(/not there any more/) as string,
  });
});
