import { expect, it } from 'vitest';
import { SEND_TIMEOUT } from '../src/adapters/gmail/submit-mail.ts';
import { LEASE } from '../src/delivery/take-lease.ts';

/** Milliseconds to write down what came of it, with every pause between the tries. */
const RECORDING = 40_000;

it('a lease outlasts the longest hand-over and its record, so that no living sender counts as dead', () => {
  expect(LEASE).toBeGreaterThan(SEND_TIMEOUT + RECORDING);
});
