import { expect, it } from 'vitest';
import { optedOutSentence } from './opted-out-sentence.ts';

it('names the day a creator asked for no more messages', () => {
  expect(optedOutSentence(new Date(2026, 4, 1, 12))).toBe(
    'Unsubscribed on May 1, 2026. We won’t send emails or prepare DMs.',
  );
});
