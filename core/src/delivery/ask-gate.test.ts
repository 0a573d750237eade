import { describe, expect, it } from 'vitest';
import { DEFAULT_EMAIL_SETTINGS } from '../account/email-settings.ts';
import { UNKNOWN_HEALTH, type ChannelHealth } from '../channel/channel-health.ts';
import { DEFAULT_CRM_SETTINGS } from '../crm/crm-settings.ts';
import {
  askGate,
  type MirrorGateFacts,
  type EmailGateFacts,
  type GateCircumstances,
} from './ask-gate.ts';
import type { DeliveryOutcome } from './delivery-outcome.ts';
import { EMPTY_MAILBOX } from './empty-mailbox.ts';

const now = new Date('2026-05-02T12:00:00Z');
const later = new Date('2026-05-02T13:00:00Z');
const circumstances: GateCircumstances = {
  delivery_id: 'email_c1',
  limits: { daily_cap: 40, spacing: 0 },
  now,
};
const gone = { code: 'webhook_gone', sentence: 'x' };
const failing = { code: 'webhook_failed', sentence: 'x' };
const paused: ChannelHealth = { ...UNKNOWN_HEALTH, paused_until: later };
const stopped = (last_error: ChannelHealth['last_error']): ChannelHealth => ({
  ...UNKNOWN_HEALTH,
  stopped_at: now,
  last_error,
});
const postponed = (code: string, until = later) => ({ kind: 'postponed', code, until });
const permanent = (code: string) => ({ kind: 'permanent', code });
const unwanted = (code: string) => ({ kind: 'unwanted', code });
type Answer = DeliveryOutcome | ReturnType<typeof postponed | typeof permanent> | null;

const untried = {
  channel: null,
  replaced_by: null,
  answers: null,
  step: 0,
  planned_for: null,
  last_error: null,
} as const;

const gmail: EmailGateFacts = {
  kind: 'email',
  is_blocked: false,
  delivery: { ...untried, is_anyway: false },
  channel: 'gmail',
  health: UNKNOWN_HEALTH,
  settings: { ...DEFAULT_EMAIL_SETTINGS, email_address: 'max@gmail.com', app_password_set: true },
  mailbox: EMPTY_MAILBOX,
  contacted_by: 'email_c1',
  suppressed: null,
  is_creator_gone: false,
  follow_up: null,
};
const anyway = { ...untried, is_anyway: true };
const webhook_url = 'https://hooks.example.com/a';
const hook: EmailGateFacts = {
  ...gmail,
  channel: 'email_webhook',
  settings: { ...DEFAULT_EMAIL_SETTINGS, active_email_mode: 'webhook', webhook_url },
};
const pinned = { ...untried, channel: 'email_webhook', is_anyway: false } as const;

describe('the gate before an email', () => {
  it.each<[string, Partial<EmailGateFacts>, Answer]>([
    ['set up, wanted and within its limits', {}, null],
    ['asked for no more', { suppressed: 'opted_out' }, unwanted('opted_out')],
    [
      'asked for no more, and sent anyway',
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
  ])('an answer %s', (_, change, answer) => {
    const delivery = { ...gmail.delivery, answers: 'm1' };
    expect(askGate({ ...gmail, ...change, delivery }, circumstances)).toEqual(answer);
  });

  it('an answer waits for Gmail alone, not behind those that wait before it', () => {
    const mailbox = { ...EMPTY_MAILBOX, window: [now], paused_until: later };
    const answer = { ...gmail, mailbox, delivery: { ...gmail.delivery, answers: 'm1' } };
    const limits = { daily_cap: 1, spacing: 60_000 };
    const ahead = [later, new Date(later.getTime() + 60_000)];
    expect(askGate(answer, { ...circumstances, limits, ahead })).toEqual(
      postponed('mailbox_limit', later),
    );
  });

  it.each<[string, Partial<EmailGateFacts>, Answer]>([
    ['set up', {}, null],
    [
      'set up, whatever the mailbox says',
      { mailbox: { ...EMPTY_MAILBOX, paused_until: later } },
      null,
    ],
    ['asked for no more', { suppressed: 'opted_out' }, unwanted('opted_out')],
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

  it('applies the product’s cap and spacing when the person set none', () => {
    const mailbox = { ...EMPTY_MAILBOX, window: [now] };
    const limits = { daily_cap: 40, spacing: 20_000 };
    const until = new Date(now.getTime() + 20_000);
    expect(askGate({ ...gmail, mailbox }, { ...circumstances, limits })).toEqual(
      postponed('spacing', until),
    );
    expect(
      askGate({ ...gmail, mailbox }, { ...circumstances, limits: { daily_cap: 1, spacing: 0 } }),
    ).toMatchObject({ code: 'daily_cap' });
  });
});

const notion: MirrorGateFacts = {
  kind: 'notion',
  is_blocked: false,
  delivery: { ...untried, is_anyway: false },
  channel: 'notion',
  health: UNKNOWN_HEALTH,
  settings: {
    ...DEFAULT_CRM_SETTINGS,
    active_crm_mode: 'notion',
    notion_api_key_set: true,
    notion_database_id: 'd1',
  },
  creator: {},
};
const crm: MirrorGateFacts = {
  ...notion,
  kind: 'crm',
  channel: 'crm_webhook',
  settings: { ...DEFAULT_CRM_SETTINGS, active_crm_mode: 'webhook', webhook_url },
};

describe('the gate before a mirror', () => {
  it.each<[string, MirrorGateFacts, Partial<MirrorGateFacts>, Answer]>([
    ['to Notion', notion, {}, null],
    ['to a webhook', crm, {}, null],
    ['to Notion, of nobody', notion, { creator: null }, unwanted('creator_deleted')],
    ['to a webhook, of nobody', crm, { creator: null }, unwanted('creator_deleted')],
    ['to Notion, switched away', notion, { settings: crm.settings }, unwanted('mirror_off')],
    ['to a webhook, switched away', crm, { settings: notion.settings }, unwanted('mirror_off')],
    [
      'to Notion, with the built-in CRM active',
      notion,
      { settings: DEFAULT_CRM_SETTINGS },
      unwanted('mirror_off'),
    ],
    [
      'to Notion without a key',
      notion,
      { settings: { ...notion.settings, notion_api_key_set: false } },
      permanent('notion_not_set_up'),
    ],
    [
      'to Notion without a database',
      notion,
      { settings: { ...notion.settings, notion_database_id: null } },
      permanent('notion_not_set_up'),
    ],
    [
      'to a webhook without a URL',
      crm,
      { settings: { ...crm.settings, webhook_url: null } },
      permanent('webhook_not_set_up'),
    ],
    ['to Notion, paused', notion, { health: paused }, postponed('notion_busy')],
    ['to a webhook, paused', crm, { health: paused }, postponed('webhook_busy')],
    ['to Notion, stopped', notion, { health: stopped(failing) }, permanent('notion_stopped')],
    ['to a webhook, gone', crm, { health: stopped(gone) }, permanent('webhook_gone')],
    ['to a webhook, stopped', crm, { health: stopped(failing) }, permanent('webhook_stopped')],
  ])('%s', (_, facts, change, answer) => {
    expect(askGate({ ...facts, ...change }, circumstances)).toEqual(answer);
  });

  it('has those that wait for the end of a pause come back one after the other', () => {
    const first = askGate({ ...notion, health: paused }, circumstances);
    const second = askGate({ ...notion, health: paused }, { ...circumstances, ahead: [later] });
    expect(first).toEqual(postponed('notion_busy', later));
    expect(second).toEqual(postponed('notion_busy', new Date(later.getTime() + 350)));
  });
});
