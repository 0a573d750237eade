import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import { mayHaveGone } from '@vibes/core/delivery/may-have-gone';
import { deliverySchema } from '@vibes/core/delivery/delivery';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { soakRounds } from '../../../core/test/soak-rounds.ts';
import { ANN_MAIL, deliveryHarness, type DeliveryHarness } from '../../test/delivery-harness.ts';
import { runChooseEmail } from '../creator/run-choose-email.ts';
import { cancelDelivery } from './cancel-delivery.ts';
import { confirmDelivery } from './confirm-delivery.ts';
import { runRetryDelivery } from './run-retry-delivery.ts';

const EMAILS = [ANN_MAIL, 'ann@agency-north.com'];
const OUTCOMES: DeliveryOutcome[] = [
  { kind: 'accepted' },
  { kind: 'unknown' },
  { kind: 'temporary', code: 'mailbox_busy' },
  { kind: 'permanent', code: 'message_refused' },
];

type Step = (harness: DeliveryHarness) => Promise<unknown>;
const of = (harness: DeliveryHarness, place: number) => {
  const all = harness.under(deliveryDocument.collection('max'));
  return {
    uid: 'max',
    delivery_id: `${harness.id}${place ? `_a${place % (all.length + 1)}` : ''}`,
  };
};

/** What a person, their phone and the clock do, in any order. */
const step: fc.Arbitrary<[string, Step]> = fc.oneof(
  fc.constant<[string, Step]>(['request', (harness) => harness.requestCapture()]),
  fc
    .boolean()
    .map<[string, Step]>((anyway) => [`send ${anyway}`, (harness) => harness.send(anyway)]),
  fc.constantFrom(...OUTCOMES).map<[string, Step]>((outcome) => [
    `run ${outcome.kind}`,
    async (harness) => {
      harness.mail.next.splice(0, harness.mail.next.length, { at: 'send', outcome });
      harness.later(3_600_000);
      await harness.run();
    },
  ]),
  fc
    .constantFrom(...EMAILS)
    .map<[string, Step]>((email) => [
      `choose ${email}`,
      ({ ports, creator_id }) => runChooseEmail(ports, { uid: 'max', creator_id, email }),
    ]),
  fc.nat(3).map<[string, Step]>((n) => [`cancel ${n}`, (d) => cancelDelivery(d.ports, of(d, n))]),
  fc.nat(3).map<[string, Step]>((n) => [`arrived ${n}`, (d) => confirmDelivery(d.ports, of(d, n))]),
  fc.nat(3).map<[string, Step]>((n) => [`retry ${n}`, (d) => runRetryDelivery(d.ports, of(d, n))]),
);

/** The content of each email that went out, or may have. */
function gone(harness: DeliveryHarness) {
  const found = harness.under(deliveryDocument.collection('max')).flatMap((data) => {
    const { success, data: delivery } = deliverySchema.safeParse(data);
    if (!success || delivery.kind !== 'email' || !mayHaveGone(delivery)) return [];
    const { to, subject, message_id, thread, in_reply_to } = delivery;
    return [{ to, subject, message_id, thread, in_reply_to }];
  });
  return new Map(found.map((one) => [one.message_id, one]));
}

it('whatever a person does, no email that may have been sent is overwritten, and none is sent twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const harness = await deliveryHarness();
      let before = gone(harness);
      for (const [, take] of steps) {
        // A refusal is a valid result too.
        await take(harness).catch(() => undefined);
        const now = gone(harness);
        for (const [message_id, email] of before) expect(now.get(message_id)).toEqual(email);
        before = now;
      }
      const ids = harness.mail.sent.map(({ message_id }) => message_id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { message_id, to } of harness.mail.sent)
        expect(before.get(message_id)?.to).toBe(to);
    }),
    { numRuns: soakRounds(1500), seed: 18 },
  );
});
