import { DELIVERY_REFUSALS } from '@vibes/core/delivery/delivery-refusal';
import { expect, it } from 'vitest';
import { DOUBT_WORDS, doubtOf, doubtOfSentence } from './doubt.ts';

it.each(['already_sent', 'address_bounced', 'recipient_refused', 'webhook_switched'] as const)(
  'a refusal for %s can be overruled by the person, known by its code or its sentence',
  (code) => {
    expect(doubtOf(code)).not.toBeNull();
    expect(doubtOfSentence(DELIVERY_REFUSALS[code])).toBe(doubtOf(code));
  },
);

it('a refusal for anything else cannot', () => {
  for (const code of ['opted_out', 'bad_request', undefined]) expect(doubtOf(code)).toBeNull();
  expect(doubtOfSentence(DELIVERY_REFUSALS.opted_out)).toBeNull();
  expect(doubtOfSentence('')).toBeNull();
});

it('each question names the creator', () => {
  for (const { sentence } of Object.values(DOUBT_WORDS))
    expect(sentence('Ann Lee')).toContain('Ann Lee');
});
