import { describe, expect, it } from 'vitest';
import { EMAIL_MODES, HOLD_BACKS } from '../account/email-settings.ts';
import type { CaptureEmailState } from '../api/capture-answer.ts';
import { captureMessage, MESSAGE_LIMIT } from './capture-message.ts';

const told = {
  outcome: 'created',
  email: 'queued',
  email_mode: 'gmail',
  hold_back: 'off',
  is_stopped: false,
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
      'Saved. Found ann@studio.com. Save your webhook URL under Email Settings, then press again.',
    );
    expect(captureMessage({ ...waiting, email_mode: 'webhook', is_stopped: true })).toBe(
      'Saved. Found ann@studio.com. Your webhook is stopped. Press Resume under Email Settings, then press again.',
    );
  });

  it.each([
    ['1', 'E-mail to ann@studio.com waits 1 minute, so you can still stop it.'],
    ['5', 'E-mail to ann@studio.com waits 5 minutes, so you can still stop it.'],
    ['15', 'E-mail to ann@studio.com waits 15 minutes, so you can still stop it.'],
    ['review', 'E-mail to ann@studio.com waits for your review.'],
  ] as const)('says how long an e-mail that is held back waits (%s)', (hold_back, sentence) => {
    const held = { ...told, email: 'held', hold_back, has_dm: false } as const;
    expect(captureMessage(held)).toBe(`Saved. ${sentence}`);
    expect(captureMessage({ ...held, dry_run: true })).toBe(
      `Dry run, nothing saved. ${sentence.replace('E-mail', 'An e-mail').replace('waits', 'would wait')}`,
    );
  });

  it('says that the mailbox is closed for now', () => {
    const paused = { ...told, email: 'paused', has_dm: false } as const;
    expect(captureMessage(paused)).toBe(
      'Saved. E-mail to ann@studio.com goes out when your mailbox may send again.',
    );
    expect(captureMessage({ ...paused, dry_run: true })).toBe(
      'Dry run, nothing saved. An e-mail would go to ann@studio.com when your mailbox may send again.',
    );
  });

  it('says why nothing goes to an address', () => {
    const none = { ...told, has_dm: false };
    expect(captureMessage({ ...none, email: 'bounced' })).toBe(
      'Saved. ann@studio.com refused an earlier e-mail, so none was sent.',
    );
    expect(captureMessage({ ...none, email: 'opted_out' })).toBe(
      'Saved. ann@studio.com asked for no more e-mails, so none was sent.',
    );
    expect(captureMessage({ ...none, email: 'opted_out', to: null })).toBe(
      'Saved. The creator asked for no more e-mails, so none was sent.',
    );
  });

  it('of a repeat says whether the e-mail still waits, or no message is wanted', () => {
    const again = { ...told, outcome: 'already_contacted' } as const;
    expect(captureMessage({ ...again, email: 'held' })).toBe(
      'Your e-mail to this creator still waits. Nothing more was sent or charged.',
    );
    expect(captureMessage({ ...again, email: 'opted_out' })).toBe(
      'This creator asked for no more messages. Nothing was sent or charged.',
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
      'bounced',
      'paused',
    ];
    const to = `${'a'.repeat(180)}@x.com`;
    for (const email of states) {
      for (const email_mode of EMAIL_MODES) {
        for (const hold_back of HOLD_BACKS) {
          const way = { email_mode, hold_back, is_stopped: true };
          const message = captureMessage({ ...told, ...way, outcome: 'updated', email, to });
          expect(message.length).toBeLessThanOrEqual(MESSAGE_LIMIT);
        }
      }
    }
  });
});
