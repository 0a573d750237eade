import { queueEmail, type Delivery } from '../src/delivery/delivery.ts';

/** The first email to Ann, which is due, for tests that change some fields. */
export const queuedEmail = (change: Partial<Delivery> = {}): Delivery => ({
  ...queueEmail({
    creator_id: 'ann',
    creator_name: 'Ann',
    to: 'ann@studio.com',
    subject: 'Hello',
    now: new Date('2026-05-01T12:00:00Z'),
    hold_back: 'off',
  }),
  ...change,
});
