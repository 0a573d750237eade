import { expect, it } from 'vitest';
import { emailOfWebhookId, isReplyTime, replyRequestSchema } from './reply-request.ts';

it.each([
  ['max_email_ann', 'email_ann'],
  ['max_email_ann_2', 'email_ann'],
  ['max_email_ann_a1', 'email_ann_a1'],
  ['max_email_ann_a1_3', 'email_ann_a1'],
  ['eve_email_ann', null],
  ['max_crm_ann_x', null],
  ['max_', null],
  ['max_email_ann/../eve', null],
])('the webhook-id %s names the email %s', (webhook_id, id) =>
  expect(emailOfWebhookId('max', webhook_id)).toBe(id),
);

it('a reply needs its text, and an address that is one', () => {
  expect(replyRequestSchema.safeParse({ webhook_id: 'x' }).success).toBe(false);
  expect(replyRequestSchema.safeParse({ from: 'nobody', text: 'Yes' }).success).toBe(false);
  expect(replyRequestSchema.parse({ from: '', text: 'Yes' })).toEqual({ subject: '', text: 'Yes' });
});

it.each([
  ['ada@example.com', 'ada@example.com'],
  [' Ada@Example.com ', 'ada@example.com'],
  ['"Ada, Example" <Ada@example.com>', 'ada@example.com'],
  ['ada@bücher.de', 'ada@bücher.de'],
  ['ada+collab=brand@example.com', 'ada+collab=brand@example.com'],
])('the sender %s is %s', (from, address) =>
  expect(replyRequestSchema.parse({ from, text: 'Yes' }).from).toBe(address),
);

it.each([
  [{ from: 'ada@example.com, eve@example.com' }],
  [{ from: `${'a'.repeat(250)}@example.com` }],
  [{ at: '2026-02-30T09:05:00Z' }],
  [{ at: '2026-11-20' }],
  [{ text: 1 }],
])('%j cannot be read', (fields) =>
  expect(
    replyRequestSchema.safeParse({ from: 'ada@example.com', text: 'Yes', ...fields }).success,
  ).toBe(false),
);

it.each([
  ['2019-12-31T23:59:59.999Z', false],
  ['2020-01-01T00:00:00Z', true],
  ['2026-05-01T12:00:00Z', true],
  ['2026-05-01T13:00:00Z', true],
  ['2026-05-01T13:00:00.001Z', false],
])('at noon of May 1, 2026, a reply that arrived at %s may be one: %s', (at, expected) =>
  expect(isReplyTime(new Date(at), new Date('2026-05-01T12:00:00Z'))).toBe(expected),
);

it('a form sends an empty field for what is absent', () => {
  const form = { webhook_id: 'max_email_ann', from: '', subject: '', text: 'Yes', at: '' };
  expect(replyRequestSchema.parse({ ...form, message_id: '<a@b.test>' })).toEqual({
    webhook_id: 'max_email_ann',
    subject: '',
    text: 'Yes',
    message_id: 'a@b.test',
  });
});
