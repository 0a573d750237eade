import { expect, it } from 'vitest';
import { emailOfWebhookId, replyRequestSchema } from './reply-request.ts';

it.each([
  ['max_email_ann', 'email_ann'],
  ['max_email_ann_2', 'email_ann'],
  ['max_email_ann_a1', 'email_ann_a1'],
  ['max_email_ann_a1_3', 'email_ann_a1'],
  ['eve_email_ann', null],
  ['max_crm_ann_x', null],
  ['max_', null],
])('the webhook-id %s names the email %s', (webhook_id, id) =>
  expect(emailOfWebhookId('max', webhook_id)).toBe(id),
);

it('a reply needs its text, and an address that is one', () => {
  expect(replyRequestSchema.safeParse({ webhook_id: 'x' }).success).toBe(false);
  expect(replyRequestSchema.safeParse({ from: 'nobody', text: 'Yes' }).success).toBe(false);
  expect(replyRequestSchema.parse({ from: '', text: 'Yes' })).toEqual({ subject: '', text: 'Yes' });
});
