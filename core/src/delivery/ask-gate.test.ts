import { describe, expect, it } from 'vitest';
import { DEFAULT_EMAIL_SETTINGS } from '../account/email-settings.ts';
import { askGate, type GateFacts } from './ask-gate.ts';
import { EMPTY_MAILBOX } from './mailbox.ts';

const now = new Date('2026-05-02T12:00:00Z');
const open: GateFacts = {
  delivery_id: 'email_c1',
  settings: { ...DEFAULT_EMAIL_SETTINGS, email_address: 'max@gmail.com', app_password_set: true },
  mailbox: EMPTY_MAILBOX,
  limits: { daily_cap: 40, spacing: 0 },
  contacted_by: 'email_c1',
  now,
};

describe('the gate before an e-mail', () => {
  it('lets a delivery go that is set up, wanted and within its limits', () => {
    expect(askGate(open)).toBeNull();
  });

  it.each<[string, Partial<GateFacts>, string]>([
    ['another delivery wrote to the address', { contacted_by: 'email_c2' }, 'already_sent'],
    ['nobody recorded the address', { contacted_by: null }, 'already_sent'],
    ['Gmail is not connected', { settings: DEFAULT_EMAIL_SETTINGS }, 'not_set_up'],
    [
      'the webhook is active, whatever Gmail could do',
      { settings: { ...open.settings, active_email_mode: 'webhook', webhook_url: 'https://a.b/' } },
      'webhook_not_ready',
    ],
    [
      'the cap is reached',
      { limits: { daily_cap: 1, spacing: 0 }, mailbox: { sending: null, window: [now] } },
      'daily_cap',
    ],
  ])('stops it when %s', (_, change, code) => {
    expect(askGate({ ...open, ...change })).toMatchObject({ code });
  });
});
