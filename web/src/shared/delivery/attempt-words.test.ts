import { CHANNELS } from '@vibes/core/channel/channel';
import { deliveryAttemptSchema } from '@vibes/core/delivery/delivery-attempt';
import { expect, it } from 'vitest';
import { attemptFacts, attemptTime, durationWord, outcomeWords } from './delivery-words.ts';

it('every outcome on every channel is told in words, each its own', () => {
  const { options } = deliveryAttemptSchema.shape.outcome;
  for (const channel of CHANNELS) {
    const words = options.map((outcome) => outcomeWords({ outcome, channel }));
    expect(new Set(words).size).toBe(options.length);
    for (const word of words) expect(word).toMatch(/Gmail|our webhook|Notion/);
  }
});

it.each([
  ['accepted', 'gmail', 'Accepted by Gmail'],
  ['temporary', 'gmail', 'Gmail couldn’t take it yet'],
  ['permanent', 'notion', 'Refused by Notion'],
  ['accepted', 'email_webhook', 'Accepted by your webhook'],
  ['temporary', 'crm_webhook', 'Your webhook couldn’t take it yet'],
  ['unknown', 'email_webhook', 'Your webhook didn’t confirm it'],
] as const)('%s by %s: %s', (outcome, channel, words) => {
  expect(outcomeWords({ outcome, channel })).toBe(words);
});

it('the time of an attempt has a date where it was not today', () => {
  const now = new Date(2026, 4, 3, 18, 0);
  expect(attemptTime(new Date(2026, 4, 3, 11, 9), now)).toBe('11:09');
  expect(attemptTime(new Date(2026, 4, 2, 23, 59), now)).toBe('May 2, 23:59');
  expect(attemptTime(new Date(2025, 11, 31, 8, 5), now)).toBe('Dec 31, 2025, 08:05');
});

it('an attempt shows the answer’s status and how long it took, as far as known', () => {
  expect(attemptFacts({ status: 503, milliseconds: 340.4 })).toBe('HTTP 503 · 340 ms');
  expect(attemptFacts({ status: null, milliseconds: 0 })).toBe('0 ms');
  expect(attemptFacts({ status: null, milliseconds: null })).toBe('');
});

it.each([
  [999.4, '999 ms'],
  [1000, '1.0 s'],
  [10_000, '10.0 s'],
])('%d ms are shown as %s', (milliseconds, word) => {
  expect(durationWord(milliseconds)).toBe(word);
});
