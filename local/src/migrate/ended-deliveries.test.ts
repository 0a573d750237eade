import { deliveryPlace } from '@vibes/core/firestore/places';
import { expect, it } from 'vitest';
import { endedDeliveries } from './ended-deliveries.ts';

const path = deliveryPlace.path('max', 'email_c1');
const sent_at = new Date('2026-05-01T12:00:00Z');
const updated_at = new Date('2026-06-01T12:00:00Z');
const SENT = { state: 'sent', sent_at, updated_at };

it.each([
  ['sent', SENT, sent_at],
  ['failed', { ...SENT, state: 'failed', sent_at: null }, updated_at],
  ['stopped', { ...SENT, state: 'cancelled', sent_at: undefined }, updated_at],
])('one that was %s ended then', (_, fields, ended_at) => {
  expect(endedDeliveries.add(fields, path)).toEqual({ ended_at });
});

it.each([
  ['that waits', { ...SENT, state: 'queued' }],
  ['on hold', { ...SENT, state: 'held' }],
  ['of this version', { ...SENT, ended_at: updated_at }],
])('nothing is added to one %s', (_, fields) => {
  expect(endedDeliveries.add(fields, path)).toBeNull();
});
