import { describe, expect, it } from 'vitest';
import {
  circumstances,
  failing,
  gmail,
  later,
  now,
  paused,
  permanent,
  postponed,
  stopped,
  unwanted,
  type Answer,
} from '../../test/gate-facts.ts';
import { DEFAULT_EMAIL_SETTINGS } from '../account/email-settings.ts';
import { askGate, type EmailGateFacts } from './ask-gate.ts';
import { EMPTY_MAILBOX } from './empty-mailbox.ts';

describe('the gate before an answer', () => {
  it.each<[string, Partial<EmailGateFacts>, Answer]>([
    [
      'with the cap full',
      { mailbox: { ...EMPTY_MAILBOX, window: Array<Date>(500).fill(now) } },
      null,
    ],
    [
      'to an address that bounced, and another email wrote to',
      { suppressed: 'bounced', contacted_by: 'x' },
      null,
    ],
    ['with the mailbox stopped after bounces', { health: stopped(failing) }, null],
    [
      'with the webhook active',
      { settings: { ...gmail.settings, active_email_mode: 'webhook' } },
      null,
    ],
    ['to one who opted out', { suppressed: 'opted_out' }, unwanted('opted_out')],
    [
      'without a password',
      { settings: { ...gmail.settings, app_password_set: false } },
      permanent('not_set_up'),
    ],
    ['without Gmail', { settings: DEFAULT_EMAIL_SETTINGS }, permanent('not_set_up')],
    [
      'at Gmail’s own limit',
      { mailbox: { ...EMPTY_MAILBOX, paused_until: later } },
      postponed('mailbox_limit', later),
    ],
    ['at rest after too many sign-ins', { health: paused }, postponed('mailbox_too_many_sign_ins')],
  ])('%s', (_, change, answer) => {
    const delivery = { ...gmail.delivery, answers: 'm1' };
    expect(askGate({ ...gmail, ...change, delivery }, circumstances)).toEqual(answer);
  });

  it('waits for Gmail alone, not behind those that wait before it', () => {
    const mailbox = { ...EMPTY_MAILBOX, window: [now], paused_until: later };
    const answer = { ...gmail, mailbox, delivery: { ...gmail.delivery, answers: 'm1' } };
    const limits = { daily_cap: 1, spacing: 60_000 };
    const ahead = [later, new Date(later.getTime() + 60_000)];
    expect(askGate(answer, { ...circumstances, limits, ahead })).toEqual(
      postponed('mailbox_limit', later),
    );
  });
});
