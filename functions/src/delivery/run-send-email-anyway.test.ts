import { describe, expect, it } from 'vitest';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import { ANN_MAIL, deliveryHarness } from '../../test/delivery-harness.ts';
import { runRetryDelivery } from './run-retry-delivery.ts';
import { sendEmail } from './run-send-email.ts';

async function openHarness() {
  const harness = await deliveryHarness();
  const { ports, id, creator_id } = harness;
  const anyway = (seen_revision: number | null) => ({ uid: 'max', anyway: true, seen_revision });
  return {
    ...harness,
    again: (seen: number | null) => sendEmail(ports, { creator_id, ...anyway(seen) }),
    retry: (seen: number | null) => runRetryDelivery(ports, { delivery_id: id, ...anyway(seen) }),
  };
}

/** A harness whose email went out. */
async function sent() {
  const harness = await openHarness();
  await harness.send();
  await harness.run();
  return harness;
}

describe('an email wanted anyway', () => {
  it.each(['again', 'retry'] as const)(
    'goes out once, however often the same assent arrives (%s)',
    async (action) => {
      const harness = await sent();
      expect(await harness[action](0)).toMatchObject({ state: 'queued' });
      expect(await harness[action](0)).toMatchObject({ state: 'queued' });
      await harness.run();
      expect(await harness[action](0)).toMatchObject({ state: 'sent' });
      await harness.run();
      expect(harness.sentTo()).toEqual([ANN_MAIL, ANN_MAIL]);
    },
  );

  it('goes out once more for an assent to its new state', async () => {
    const harness = await sent();
    await harness.again(0);
    await harness.run();
    await harness.again(harness.delivery().revision);
    await harness.run();
    expect(harness.sentTo()).toHaveLength(3);
  });

  it('is written once when there was none yet', async () => {
    const harness = await openHarness();
    await harness.forget();
    await harness.suppress('bounced');
    await harness.again(null);
    await harness.run();
    await harness.again(null);
    await harness.run();
    expect(harness.sentTo()).toEqual([ANN_MAIL]);
  });

  it('that waited goes out once', async () => {
    const harness = await openHarness();
    await harness.suppress('bounced');
    await harness.again(0);
    await harness.run();
    await harness.again(0);
    await harness.run();
    expect(harness.sentTo()).toEqual([ANN_MAIL]);
  });

  it.each(['failed', 'uncertain', 'held', 'cancelled'] as const)(
    'needs another assent when it is %s by then',
    async (state) => {
      const harness = await sent();
      await harness.set({ state, revision: 1, last_error: refusal('outcome_unknown') });
      const before = harness.documents.dump();
      await expect(harness.again(0)).rejects.toMatchObject({
        message: 'This email has changed. Check it again before you send it.',
      });
      expect(harness.documents.dump()).toEqual(before);
    },
  );
});
