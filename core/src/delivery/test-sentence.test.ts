import { describe, expect, it } from 'vitest';
import { DELIVERY_REFUSALS, type DeliveryRefusal } from './delivery-refusal.ts';
import { testSentence } from './test-sentence.ts';

const CODES = Object.keys(DELIVERY_REFUSALS) as DeliveryRefusal[];

describe('the sentence of a failed test', () => {
  it.each(CODES)('of %s promises no retry', (code) => {
    expect(testSentence(code)).not.toMatch(/we try again/i);
  });

  it('is that of a delivery, where it fits', () => {
    expect(testSentence('mailbox_refused_sign_in')).toBe(DELIVERY_REFUSALS.mailbox_refused_sign_in);
    expect(testSentence('mailbox_unreachable')).toBe(
      'We couldn’t reach the mail server. Try again later.',
    );
    expect(testSentence('recipient_refused')).toContain('your own address');
    expect(testSentence('recipient_mailbox_full')).toContain('Your own mailbox');
  });

  it('is the same for a host that is private and for one that does not exist', () => {
    expect(testSentence('webhook_no_address')).toBe(
      'We couldn’t find a public address for your webhook’s host. Check the URL, then test again.',
    );
  });

  it('does not say that a webhook was stopped, which a test does not do', () => {
    expect(testSentence('webhook_gone')).toContain('410 Gone');
    expect(testSentence('webhook_gone')).not.toMatch(/stopped|Resume/);
  });
});
