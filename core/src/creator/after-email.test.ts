import { expect, it } from 'vitest';
import { afterEmail } from './after-email.ts';
import { plainCreator } from '../../test/plain-creator.ts';
import type { Creator } from './creator.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 4, 2, 12, minute));
const ann = (change: Partial<Creator> = {}): Creator => ({
  ...plainCreator('ann', at(0)),
  email: 'ann@studio.com',
  ...change,
});
/** Written at minute 10, out at minute 20, known at minute 30. */
const email = { to: 'ann@studio.com', created_at: at(10) };
const after = (change: Partial<Creator> = {}) =>
  afterEmail(ann(change), { email, at: at(20), now: at(30) });

it('an email is the creator’s turn, from the time it went out', () => {
  expect(after()).toMatchObject({
    email_sent: true,
    status: 'Contacted',
    last_out_at: at(20),
    awaiting: 'them',
    updated_at: at(30),
  });
});

it.each<[string, Partial<Creator>, Creator['awaiting']]>([
  ['answers what arrived before it was written', { awaiting: 'us', last_in_at: at(9) }, 'them'],
  ['that waited answers nothing that came since', { awaiting: 'us', last_in_at: at(15) }, 'us'],
  ['whose outcome is late leaves a reply to it', { awaiting: 'us', last_in_at: at(25) }, 'us'],
  ['leaves a reply that was answered by hand', { awaiting: 'them', last_in_at: at(15) }, 'them'],
])('an email %s', (_, change, awaiting) => {
  expect(after(change).awaiting).toBe(awaiting);
});

it('an answer changes no status, and a later email by hand stays the last', () => {
  const change = after({ status: 'Responded', last_out_at: at(25) });
  expect(change).toMatchObject({ status: 'Responded', last_out_at: at(25) });
  expect(after({ status: 'Rejected', status_set_by: 'person' }).status).toBe('Rejected');
});

it('an address that took an email is reachable, and no other', () => {
  expect(after({ email_unreachable_at: at(1) })).toMatchObject({ email_unreachable_at: null });
  expect(after({ email: 'ann@agency.com' })).not.toHaveProperty('email_unreachable_at');
});
