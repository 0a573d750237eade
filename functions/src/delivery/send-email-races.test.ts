import { describe, expect, it } from 'vitest';
import { contactedDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { ANN_MAIL, deliveryDesk, interrupted } from '../../test/delivery-desk.ts';
import { forever } from '../../test/queue-delivery.ts';
import { runNudge } from './run-nudge.ts';

describe('an e-mail sent at the same moment', () => {
  it('as another press of the button, one mail goes out', async () => {
    const desk = await deliveryDesk();
    await desk.forget();
    const all = await Promise.all(Array.from({ length: 5 }, () => desk.send()));
    expect(all).toHaveLength(5);
    await desk.run();
    expect(desk.sentTo()).toEqual([ANN_MAIL]);
    expect(desk.delivery()).toMatchObject({ state: 'sent', revision: 0 });
  });

  it('twice anyway, one more goes out', async () => {
    const desk = await deliveryDesk();
    await desk.send();
    await desk.run();
    await Promise.all([desk.send(true), desk.send(true)]);
    await desk.run();
    expect(desk.sentTo()).toHaveLength(2);
  });

  it('as somebody takes the address: that one has it', async () => {
    const desk = await deliveryDesk();
    await desk.forget();
    const path = contactedDocument.path('max', `hash-of-${ANN_MAIL}`);
    const take = () =>
      desk.documents.commit([
        { kind: 'create', path, data: { delivery_id: 'email_twin', at: new Date() } },
      ]);
    const documents = interrupted(desk.documents, { at: path, happens: take });
    await expect(desk.send(false, documents)).rejects.toMatchObject({
      message: expect.stringMatching(/already had an e-mail/) as string,
    });
    expect(desk.claimed()).toBe('email_twin');
  });

  it('as a sender takes it: it goes out once', async () => {
    const desk = await deliveryDesk();
    await desk.set({ state: 'queued', due_at: desk.ports.clock() });
    const at = deliveryDocument.path('max', desk.id);
    const documents = interrupted(desk.documents, { at, happens: desk.run });
    await expect(desk.send(false, documents)).rejects.toMatchObject({
      message: expect.stringMatching(/already had an e-mail/) as string,
    });
    expect(desk.sentTo()).toEqual([ANN_MAIL]);
  });

  it('as the sweeper looks at it: it goes out once', async () => {
    const desk = await deliveryDesk();
    await desk.set({ state: 'queued', due_at: desk.ports.clock() });
    const at = deliveryDocument.path('max', desk.id);
    const documents = interrupted(desk.documents, { at, happens: () => desk.send() });
    await runNudge({ ...desk.ports, documents }, { uid: 'max', ...forever });
    await desk.run();
    expect(desk.sentTo()).toEqual([ANN_MAIL]);
  });
});
