import { expect, it } from 'vitest';
import { DOUBT_WORDS, doubtOf } from './doubt.ts';

it.each(['already_sent', 'address_bounced', 'recipient_refused', 'webhook_switched'] as const)(
  'a refusal for %s can be overruled by the person',
  (code) => expect(doubtOf(code)).not.toBeNull(),
);

it('a refusal for anything else cannot', () => {
  for (const code of ['opted_out', 'bad_request', undefined]) expect(doubtOf(code)).toBeNull();
});

it('each question names the creator', () => {
  for (const { sentence } of Object.values(DOUBT_WORDS))
    expect(sentence('Ann Lee')).toContain('Ann Lee');
});
