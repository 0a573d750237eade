import { describe, expect, it } from 'vitest';
import {
  circumstances,
  failing,
  gmail,
  gone,
  later,
  now,
  paused,
  permanent,
  postponed,
  stopped,
  untried,
  unwanted,
  webhook_url,
  type Answer,
} from '../../test/gate-facts.ts';
import { DEFAULT_EMAIL_SETTINGS } from '../account/email-settings.ts';
import { askGate, type EmailGateFacts } from './ask-gate.ts';
import { EMPTY_MAILBOX } from './empty-mailbox.ts';

const anyway = { ...untried, is_anyway: true };
const hook: EmailGateFacts = {
  ...gmail,
  channel: 'email_webhook',
  settings: { ...DEFAULT_EMAIL_SETTINGS, active_email_mode: 'webhook', webhook_url },
};
const pinned = { ...untried, channel: 'email_webhook', is_anyway: false } as const;

describe('the gate before an email', () => {
  it.each<[string, Partial<EmailGateFacts>, Answer]>([
    ['set up, wanted and within its limits', {}, null],
    ['has unsubscribed', { suppressed: 'opted_out' }, unwanted('opted_out')],
    [
      'has unsubscribed, and sent anyway',
      { suppressed: 'opted_out', delivery: anyway },
      unwanted('opted_out'),
    ],
    ['refused by its server before', { suppressed: 'bounced' }, unwanted('address_bounced')],
    ['refused before, and sent anyway', { suppressed: 'bounced', delivery: anyway }, null],
    ['another wrote to the address', { contacted_by: 'email_c2' }, unwanted('already_sent')],
    ['nobody recorded the address', { contacted_by: null }, unwanted('already_sent')],
    ['another wrote, and sent anyway', { contacted_by: 'email_c2', delivery: anyway }, null],
    [
      'a later email replaced it, and sent anyway',
      { delivery: { ...anyway, replaced_by: 'email_c1_a2' } },
      unwanted('replaced'),
    ],
    [
      'refused and written to: the refusal is what to know',
      { contacted_by: 'email_c2', suppressed: 'bounced' },
      unwanted('address_bounced'),
    ],
    ['not connected', { settings: DEFAULT_EMAIL_SETTINGS }, permanent('not_set_up')],
    [
      'without a password',
      { settings: { ...gmail.settings, app_password_set: false } },
      permanent('not_set_up'),
    ],
    [
      'closed by Gmail',
      { mailbox: { ...EMPTY_MAILBOX, paused_until: later } },
      postponed('mailbox_limit'),
    ],
    ['closed by Gmail until now', { mailbox: { ...EMPTY_MAILBOX, paused_until: now } }, null],
    [
      'at the person’s own cap',
      {
        settings: { ...gmail.settings, daily_cap: 1 },
        mailbox: { ...EMPTY_MAILBOX, window: [now] },
      },
      postponed('daily_cap', new Date('2026-05-03T12:00:00Z')),
    ],
    [
      'at what Gmail takes, whatever the person set',
      {
        settings: { ...gmail.settings, daily_cap: 2000 },
        mailbox: { ...EMPTY_MAILBOX, window: Array<Date>(500).fill(now) },
      },
      postponed('daily_cap', new Date('2026-05-03T12:00:00Z')),
    ],
    ['at rest after too many sign-ins', { health: paused }, postponed('mailbox_too_many_sign_ins')],
    ['stopped after too many bounces', { health: stopped(failing) }, permanent('mailbox_bounces')],
  ])('over Gmail: %s', (_, change, answer) => {
    expect(askGate({ ...gmail, ...change }, circumstances)).toEqual(answer);
  });

  it.each<[string, Partial<EmailGateFacts>, Answer]>([
    ['set up', {}, null],
    [
      'set up, whatever the mailbox says',
      { mailbox: { ...EMPTY_MAILBOX, paused_until: later } },
      null,
    ],
    ['has unsubscribed', { suppressed: 'opted_out' }, unwanted('opted_out')],
    ['without a URL', { settings: DEFAULT_EMAIL_SETTINGS }, permanent('webhook_not_set_up')],
    [
      'without a URL any more, and maybe taken',
      { settings: DEFAULT_EMAIL_SETTINGS, delivery: pinned },
      permanent('webhook_switched'),
    ],
    [
      'maybe taken, with Gmail active and the URL still there',
      { settings: { ...gmail.settings, webhook_url }, delivery: pinned },
      null,
    ],
    ['paused', { health: paused }, postponed('webhook_busy')],
    ['gone', { health: stopped(gone) }, permanent('webhook_gone')],
    ['stopped', { health: stopped(failing) }, permanent('webhook_stopped')],
  ])('over a webhook: %s', (_, change, answer) => {
    expect(askGate({ ...hook, ...change }, circumstances)).toEqual(answer);
  });
});
