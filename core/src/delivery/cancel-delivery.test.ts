import { describe, expect, it } from 'vitest';
import { queuedEmail } from '../../test/queued-email.ts';
import { cancelDelivery } from './cancel-delivery.ts';
import { refusal } from './delivery-refusal.ts';
import { queueMirror, type Delivery } from './delivery.ts';

const now = new Date('2026-05-01T12:00:00Z');
const later = new Date('2026-05-01T13:00:00Z');
const mirror = queueMirror({ kind: 'crm', creator_id: 'ann', creator_name: 'Ann', now });
const cancelled = { state: 'cancelled', last_error: refusal('cancelled_by_person') };

describe('stopping a delivery', () => {
  it.each([
    ['held', queuedEmail({ state: 'held' })],
    ['queued', queuedEmail({})],
    ['put off after a try over Gmail', queuedEmail({ attempts: 2 })],
    ['a copy, tried or not', { ...mirror, attempts: 3, channel: 'crm_webhook' as const }],
  ])('that is %s ends it, also for an attempt that read it before', (_, delivery) => {
    const stopped = cancelDelivery(delivery, later);
    expect(stopped).toMatchObject({ kind: 'stop', data: { ...cancelled, updated_at: later } });
    if (stopped.kind !== 'stop') return;
    expect(stopped.data).toHaveProperty('due_at', undefined);
    expect(stopped.data.revision).toBe(delivery.revision + 1);
  });

  it('that a webhook may have received makes no further try, and claims nothing', () => {
    const delivery = queuedEmail({ channel: 'email_webhook', attempts: 1 });
    const stopped = cancelDelivery(delivery, later);
    const data = { state: 'uncertain', last_error: refusal('webhook_switched') };
    expect(stopped).toMatchObject({ kind: 'stop', data });
    const again = { ...delivery, ...data } as Delivery;
    expect(cancelDelivery(again, later)).toEqual({ kind: 'done' });
  });

  it('a second time changes nothing', () => {
    expect(cancelDelivery(queuedEmail({ state: 'cancelled' }), later)).toEqual({ kind: 'done' });
  });

  it.each(['sending', 'sent', 'failed', 'uncertain'] as const)(
    'that is %s is too late',
    (state) => {
      const sentence = expect.stringMatching(/\.$/) as string;
      expect(cancelDelivery(queuedEmail({ state }), later)).toEqual({ kind: 'refused', sentence });
    },
  );
});
