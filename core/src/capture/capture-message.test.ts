import { describe, expect, it } from 'vitest';
import { EMAIL_MODES } from '../account/email-settings.ts';
import type { CaptureEmailState } from '../api/capture-answer.ts';
import { captureMessage, MESSAGE_LIMIT } from './capture-message.ts';

const told = {
  outcome: 'created',
  email: 'queued',
  email_mode: 'gmail',
  to: 'ann@studio.com',
  platform: 'tiktok',
  has_dm: true,
  dry_run: false,
  is_retried: true,
} as const;

describe('what the phone says', () => {
  it('is one short sentence in the best case', () => {
    expect(captureMessage(told)).toBe('Saved. E-mail to ann@studio.com is on its way.');
  });

  it('says that a repeat did nothing', () => {
    expect(captureMessage({ ...told, outcome: 'already_contacted' })).toMatch(
      /Nothing was sent or charged/,
    );
  });

  it('never promises an e-mail in a dry run', () => {
    expect(captureMessage({ ...told, dry_run: true })).toBe(
      'Dry run, nothing saved. An e-mail would go to ann@studio.com.',
    );
  });

  it('says that a blocked profile cost nothing', () => {
    expect(captureMessage({ ...told, email: 'profile_blocked', to: null })).toMatch(
      /TikTok .* no credit/,
    );
  });

  it.each(['profile_blocked', 'search_unfinished'] as const)(
    'promises another try by itself (%s), except in a dry run',
    (email) => {
      const blocked = { ...told, email, to: null };
      expect(captureMessage(blocked)).toMatch(/We try again by ourselves\./);
      expect(captureMessage({ ...blocked, dry_run: true })).toMatch(/Press again later\./);
    },
  );

  it.each(['profile_blocked', 'search_unfinished'] as const)(
    'promises no try that is not planned (%s)',
    (email) => {
      const blocked = { ...told, email, to: null, is_retried: false };
      expect(captureMessage(blocked)).toMatch(/Press again later\./);
    },
  );

  it('does not blame time for a page that was closed, or one too many', () => {
    const message = captureMessage({ ...told, email: 'search_unfinished', to: null });
    expect(message).toMatch(/Not every linked page was read\./);
  });

  it('says what to do while nothing can be sent, as the way of sending has it', () => {
    const waiting = { ...told, email: 'not_set_up', has_dm: false } as const;
    expect(captureMessage(waiting)).toBe(
      'Saved. Found ann@studio.com. Connect Gmail under Email Settings, then press again.',
    );
    expect(captureMessage({ ...waiting, email_mode: 'webhook' })).toBe(
      'Saved. Found ann@studio.com. E-mails through your webhook cannot be sent yet. Make Gmail active under Email Settings, then press again.',
    );
  });

  it('fits one notification, however long the address', () => {
    const states: CaptureEmailState[] = [
      'queued',
      'held',
      'none_found',
      'search_unfinished',
      'profile_blocked',
      'not_set_up',
      'template_incomplete',
      'already_sent',
      'opted_out',
      'paused',
    ];
    for (const email of states) {
      for (const email_mode of EMAIL_MODES) {
        const to = `${'a'.repeat(180)}@x.com`;
        const message = captureMessage({ ...told, outcome: 'updated', email, email_mode, to });
        expect(message.length).toBeLessThanOrEqual(MESSAGE_LIMIT);
      }
    }
  });
});
