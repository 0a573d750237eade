import { describe, expect, it } from 'vitest';
import { contactedDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { ANN_MAIL, deliveryHarness, interrupted } from '../../test/delivery-harness.ts';
import { forever } from '../../test/queue-delivery.ts';
import { runDispatch } from './run-dispatch.ts';

describe('an email sent at the same moment', () => {
  it('as another press of the button, one mail goes out', async () => {
    const harness = await deliveryHarness();
    await harness.forget();
    const all = await Promise.all(Array.from({ length: 5 }, () => harness.send()));
    expect(all).toHaveLength(5);
    await harness.run();
    expect(harness.sentTo()).toEqual([ANN_MAIL]);
    expect(harness.delivery()).toMatchObject({ state: 'sent', revision: 0 });
  });

  it('as another mail claims the address: the other keeps it', async () => {
    const harness = await deliveryHarness();
    await harness.forget();
    const path = contactedDocument.path('max', `hash-of-${ANN_MAIL}`);
    const take = () => harness.write('create', path, { delivery_id: 'email_twin', at: new Date() });
    const documents = interrupted(harness.documents, { at: path, happens: take });
    await expect(harness.send(false, documents)).rejects.toMatchObject({
      message: expect.stringMatching(/already emailed/) as string,
    });
    expect(harness.claimed()).toBe('email_twin');
  });

  it('as a sender claims it: it goes out once', async () => {
    const harness = await deliveryHarness();
    await harness.set({ state: 'queued', due_at: harness.ports.clock() });
    const at = deliveryDocument.path('max', harness.id);
    const documents = interrupted(harness.documents, { at, happens: harness.run });
    await expect(harness.send(false, documents)).rejects.toMatchObject({
      message: expect.stringMatching(/already emailed/) as string,
    });
    expect(harness.sentTo()).toEqual([ANN_MAIL]);
  });

  it('as the sweep reads it: it goes out once', async () => {
    const harness = await deliveryHarness();
    await harness.set({ state: 'queued', due_at: harness.ports.clock() });
    const at = deliveryDocument.path('max', harness.id);
    const documents = interrupted(harness.documents, { at, happens: () => harness.send() });
    await runDispatch({ ...harness.ports, documents }, { uid: 'max', ...forever });
    await harness.run();
    expect(harness.sentTo()).toEqual([ANN_MAIL]);
  });
});
