import { describe, expect, it } from 'vitest';
import { emailSentState } from './email-sent-state.ts';

describe('emailSentState', () => {
  it('follows the delivery when there is one', () => {
    expect(emailSentState({ email_sent: false }, { state: 'uncertain' })).toBe('uncertain');
  });
  it('falls back to the record of the creator', () => {
    expect(emailSentState({ email_sent: true }, null)).toBe('sent');
    expect(emailSentState({ email_sent: false }, null)).toBe('none');
  });
  it('does not report no email while the delivery is not known', () => {
    expect(emailSentState({ email_sent: false }, undefined)).toBe('unknown');
    expect(emailSentState({ email_sent: true }, undefined)).toBe('sent');
  });
});
