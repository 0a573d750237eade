import { DEFAULT_EMAIL_SETTINGS } from '../src/account/email-settings.ts';
import { UNKNOWN_HEALTH, type ChannelHealth } from '../src/channel/channel-health.ts';
import type { EmailGateFacts, GateCircumstances } from '../src/delivery/ask-gate.ts';
import type { DeliveryOutcome } from '../src/delivery/delivery-outcome.ts';
import { EMPTY_MAILBOX } from '../src/delivery/empty-mailbox.ts';

export const now = new Date('2026-05-02T12:00:00Z');
export const later = new Date('2026-05-02T13:00:00Z');
export const circumstances: GateCircumstances = {
  delivery_id: 'email_c1',
  limits: { daily_cap: 40, spacing: 0 },
  now,
};
export const gone = { code: 'webhook_gone', sentence: 'x' };
export const failing = { code: 'webhook_failed', sentence: 'x' };
export const paused: ChannelHealth = { ...UNKNOWN_HEALTH, paused_until: later };
export const stopped = (last_error: ChannelHealth['last_error']): ChannelHealth => ({
  ...UNKNOWN_HEALTH,
  stopped_at: now,
  last_error,
});
export const postponed = (code: string, until = later) => ({ kind: 'postponed', code, until });
export const permanent = (code: string) => ({ kind: 'permanent', code });
export const unwanted = (code: string) => ({ kind: 'unwanted', code });
export type Answer = DeliveryOutcome | ReturnType<typeof postponed | typeof permanent> | null;

export const untried = {
  channel: null,
  replaced_by: null,
  answers: null,
  step: 0,
  planned_for: null,
  last_error: null,
} as const;

export const gmail: EmailGateFacts = {
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
  is_creator_joined: false,
  follow_up: null,
};

export const webhook_url = 'https://hooks.example.com/a';
