import { describe, expect, it } from 'vitest';
import type { CaptureEmailState } from '../api/capture-answer.ts';
import { captureMessage, MESSAGE_LIMIT } from './capture-message.ts';

const told = {
  outcome: 'created',
  email: 'queued',
  to: 'ann@studio.com',
  platform: 'tiktok',
  has_dm: true,
  dry_run: false,
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
      const message = captureMessage({ ...told, email, to: `${'a'.repeat(180)}@x.com` });
      expect(message.length).toBeLessThanOrEqual(MESSAGE_LIMIT);
    }
  });
});
