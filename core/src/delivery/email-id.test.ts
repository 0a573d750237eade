import { expect, it } from 'vitest';
import { creatorOfEmail, nextEmailId, newestEmailId } from './email-id.ts';

const ann = { id: 'ann', newest_email_id: null };
const later = { id: 'ann', newest_email_id: 'email_ann_a9' };

it('the newest email is the first one until another followed', () => {
  expect(newestEmailId(ann)).toBe('email_ann');
  expect(newestEmailId(later)).toBe('email_ann_a9');
});

it('the first email is written where there is none', () => {
  expect(nextEmailId(ann, null)).toBe('email_ann');
});

it.each(['failed', 'cancelled'] as const)(
  'one that %s without being taken is overwritten',
  (state) => {
    expect(nextEmailId(ann, { state, channel: 'gmail' })).toBe('email_ann');
    expect(nextEmailId(later, { state, channel: null })).toBe('email_ann_a9');
  },
);

it.each([
  { state: 'sent', channel: 'gmail' },
  { state: 'sent', channel: null },
  { state: 'uncertain', channel: 'gmail' },
  { state: 'failed', channel: 'email_webhook' },
  { state: 'cancelled', channel: 'email_webhook' },
] as const)('after one that may have gone ($state, $channel) comes another', (newest) => {
  expect(nextEmailId(ann, newest)).toBe('email_ann_a1');
  expect(nextEmailId(later, newest)).toBe('email_ann_a10');
});

it('the id of a creator may look like one of an email', () => {
  const odd = { id: 'x_a7', newest_email_id: null };
  expect(nextEmailId(odd, { state: 'sent', channel: 'gmail' })).toBe('email_x_a7_a1');
});

it.each([
  ['email_ann', 'ann'],
  ['email_ann_a1', 'ann'],
  ['email_an-n_b_a12', 'an-n_b'],
  ['notion_ann', null],
  ['email_', null],
])('the email %s is one to %s', (id, creator) => {
  expect(creatorOfEmail(id)).toBe(creator);
});
