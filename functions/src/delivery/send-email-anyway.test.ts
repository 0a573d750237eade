import { describe, expect, it } from 'vitest';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import { ANN_MAIL, deliveryDesk } from '../../test/delivery-desk.ts';
import { runRetryDelivery } from './run-retry-delivery.ts';
import { sendEmail } from './send-email.ts';

async function openDesk() {
  const desk = await deliveryDesk();
  const { ports, id, creator_id } = desk;
  const anyway = (seen_revision: number | null) => ({ uid: 'max', anyway: true, seen_revision });
  return {
    ...desk,
    again: (seen: number | null) => sendEmail(ports, { creator_id, ...anyway(seen) }),
    retry: (seen: number | null) => runRetryDelivery(ports, { delivery_id: id, ...anyway(seen) }),
  };
}

/** A desk whose e-mail went out. */
async function sent() {
  const desk = await openDesk();
  await desk.send();
  await desk.run();
  return desk;
}

describe('an e-mail wanted anyway', () => {
  it.each(['again', 'retry'] as const)(
    'goes out once, however often the same word arrives (%s)',
    async (door) => {
      const desk = await sent();
      expect(await desk[door](0)).toEqual({ state: 'queued' });
      expect(await desk[door](0)).toEqual({ state: 'queued' });
      await desk.run();
      expect(await desk[door](0)).toEqual({ state: 'sent' });
      await desk.run();
      expect(desk.sentTo()).toEqual([ANN_MAIL, ANN_MAIL]);
    },
  );

  it('goes out once more for a word said of what it became', async () => {
    const desk = await sent();
    await desk.again(0);
    await desk.run();
    await desk.again(desk.delivery().revision);
    await desk.run();
    expect(desk.sentTo()).toHaveLength(3);
  });

  it('said of no e-mail yet, is written once', async () => {
    const desk = await openDesk();
    await desk.forget();
    await desk.suppress('bounced');
    await desk.again(null);
    await desk.run();
    await desk.again(null);
    await desk.run();
    expect(desk.sentTo()).toEqual([ANN_MAIL]);
  });

  it('that waited goes out once', async () => {
    const desk = await openDesk();
    await desk.suppress('bounced');
    await desk.again(0);
    await desk.run();
    await desk.again(0);
    await desk.run();
    expect(desk.sentTo()).toEqual([ANN_MAIL]);
  });

  it.each(['failed', 'uncertain', 'held', 'cancelled'] as const)(
    'is asked about again when it is %s by then',
    async (state) => {
      const desk = await sent();
      await desk.set({ state, revision: 1, last_error: refusal('outcome_unknown') });
      const before = desk.documents.dump();
      await expect(desk.again(0)).rejects.toMatchObject({
        message: 'This changed meanwhile. Look at it again before you send it.',
      });
      expect(desk.documents.dump()).toEqual(before);
    },
  );
});
