import { expect, it } from 'vitest';
import { SEND_TIMEOUT } from '../src/adapters/gmail/submit-mail.ts';
import { LEASE } from '@vibes/core/delivery/mailbox';

/** Milliseconds to record the outcome, with every pause between the tries. */
const RECORDING = 40_000;

it('a lease outlasts the longest submission and its record, so that no running sender counts as crashed', () => {
  expect(LEASE).toBeGreaterThan(SEND_TIMEOUT + RECORDING);
});
