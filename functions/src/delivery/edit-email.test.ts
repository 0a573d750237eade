import { deliveryDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { deliveryHarness, interrupted } from '../../test/delivery-harness.ts';
import type { Documents } from '../ports/documents.ts';
import { editEmail } from './edit-email.ts';
import { runRetryDelivery } from './run-retry-delivery.ts';

/** A creator's email on hold, what a person may edit of it, and how they send what they read. */
async function reviewing() {
  const harness = await deliveryHarness();
  const { uid, id, ports } = harness;
  const of = { uid, delivery_id: id };
  return {
    ...harness,
    edit: (text: string, seen_revision = 0, documents: Documents = ports.documents) =>
      editEmail({ ...ports, documents }, { ...of, seen_revision, subject: 'For you', text }),
    release: (seen_revision: number) => runRetryDelivery(ports, { ...of, seen_revision }),
    sent: () => harness.mail.sent.map(({ text }) => text.split('\n\n———')[0]),
  };
}

describe('an edit of an email on hold', () => {
  it('is what goes out, with the footer as it was', async () => {
    const world = await reviewing();
    const before = world.payload();
    expect(await world.edit('Hi Ann, <b>shall</b> we?')).toEqual({ revision: 1 });
    expect(world.payload()).toEqual({
      ...before,
      subject: 'For you',
      text: 'Hi Ann, <b>shall</b> we?',
      html: '<p>Hi Ann, &lt;b&gt;shall&lt;/b&gt; we?</p>',
    });
    await world.release(1);
    await world.run();
    expect(world.sent()).toEqual(['Hi Ann, <b>shall</b> we?']);
    expect(world.delivery()).toMatchObject({ subject: 'For you', state: 'sent' });
  });

  it('repeated, has the same result, also once it has gone out', async () => {
    const world = await reviewing();
    await world.edit('Hi Ann');
    expect(await world.edit('Hi Ann')).toEqual({ revision: 1 });
    await world.release(1);
    await world.run();
    expect(await world.edit('Hi Ann')).toEqual({ revision: 1 });
    expect(world.sent()).toEqual(['Hi Ann']);
  });

  it('of two at once, one is kept, and the other is told', async () => {
    const world = await reviewing();
    const both = await Promise.allSettled([world.edit('One'), world.edit('Two')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both).toContainEqual(
      expect.objectContaining({
        reason: expect.objectContaining({ reason: 'changed' }) as unknown,
      }),
    );
    expect(['One', 'Two']).toContain(world.payload()?.['text']);
    expect(world.delivery().revision).toBe(1);
  });

  it('keeps a send of what was read before it from going', async () => {
    const world = await reviewing();
    await world.edit('Hi Ann');
    await expect(world.release(0)).rejects.toMatchObject({ reason: 'changed' });
    expect(world.delivery().state).toBe('held');
    await world.run();
    expect(world.sent()).toEqual([]);
  });

  it.each(['before', 'after'])(
    'against a mail that just left: refused %s it is on the wire, and the mail is whole',
    async (when) => {
      const world = await reviewing();
      const text = String(world.payload()?.['text']);
      const documents = interrupted(world.ports.documents, {
        at: deliveryDocument.path('max', world.id),
        async happens() {
          await world.release(0);
          if (when === 'after') await world.run();
        },
      });
      await expect(world.edit('Too late', 0, documents)).rejects.toMatchObject({
        reason: 'changed',
        message: 'This email is no longer on hold, so it can’t be changed.',
      });
      await world.run();
      expect(world.sent()).toEqual([text]);
      expect(world.payload()?.['text']).toBe(text);
    },
  );

  it('is saved whole or not at all when its writer dies', async () => {
    const world = await reviewing();
    const before = { delivery: world.delivery(), payload: world.payload() };
    const dying: Documents = {
      ...world.ports.documents,
      commit: () => Promise.reject(new Error('killed')),
    };
    await expect(world.edit('Hi Ann', 0, dying)).rejects.toThrow();
    expect({ delivery: world.delivery(), payload: world.payload() }).toEqual(before);
    expect(await world.edit('Hi Ann')).toEqual({ revision: 1 });
  });

  it('is refused for an email that is not there, and for one of 100 kB', async () => {
    const world = await reviewing();
    const missing = { uid: 'max', delivery_id: 'email_none', seen_revision: 0 };
    await expect(
      editEmail(world.ports, { ...missing, subject: 'A', text: 'B' }),
    ).rejects.toMatchObject({ code: 'bad_request' });
    await expect(world.edit('x'.repeat(100_000))).rejects.toMatchObject({
      message: 'The text has 100,000 characters, and at most 25,000 can be sent.',
    });
    expect(world.delivery().revision).toBe(0);
  });
});
