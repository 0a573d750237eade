import { deliveryAttemptSchema } from '@vibes/core/delivery/delivery-attempt';
import { expect, it } from 'vitest';
import { attemptFacts, durationWord, OUTCOME_WORDS } from './attempt-words.ts';

it('every outcome of an attempt has its word', () => {
  expect(Object.keys(OUTCOME_WORDS)).toEqual(deliveryAttemptSchema.shape.outcome.options);
});

it('an attempt shows its channel, the answer’s status and how long it took, as far as known', () => {
  expect(attemptFacts({ channel: 'crm_webhook', status: 503, milliseconds: 340.4 })).toBe(
    'CRM webhook · HTTP 503 · 340 ms',
  );
  expect(attemptFacts({ channel: 'gmail', status: null, milliseconds: 0 })).toBe('Gmail · 0 ms');
  expect(attemptFacts({ channel: 'email_webhook', status: null, milliseconds: null })).toBe(
    'Email webhook',
  );
});

it.each([
  [999.4, '999 ms'],
  [1000, '1.0 s'],
  [10_000, '10.0 s'],
])('%d ms are shown as %s', (milliseconds, word) => {
  expect(durationWord(milliseconds)).toBe(word);
});
