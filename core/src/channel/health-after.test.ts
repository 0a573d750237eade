import { describe, expect, it } from 'vitest';
import type { DeliveryOutcome } from '../delivery/delivery-outcome.ts';
import { refusal, type DeliveryRefusal } from '../delivery/delivery-refusal.ts';
import type { Channel } from './channel.ts';
import { UNKNOWN_HEALTH, type ChannelHealth } from './channel-health.ts';
import { healthAfter, STOP_AFTER } from './health-after.ts';

const now = new Date('2026-05-10T12:00:00Z');
const before = new Date(now.getTime() - 1000);
const inAMinute = new Date(now.getTime() + 60_000);
const well: ChannelHealth = { ...UNKNOWN_HEALTH, verified_at: before };
const failing: ChannelHealth = {
  ...well,
  failing_since: before,
  last_error: refusal('webhook_failed'),
};
const after = (outcome: DeliveryOutcome, health = well, channel: Channel = 'crm_webhook') =>
  healthAfter({ channel, health, outcome, now });
const temporary = (code: DeliveryRefusal): DeliveryOutcome => ({ kind: 'temporary', code });
const permanent = (code: DeliveryRefusal): DeliveryOutcome => ({ kind: 'permanent', code });

describe('the health of a channel', () => {
  it('is not written while it works', () => {
    expect(after({ kind: 'accepted' })).toBeNull();
  });

  it('is proved by the first success, and for Gmail by the sign-in when it is saved', () => {
    const proved = { ...UNKNOWN_HEALTH, verified_at: now };
    expect(after({ kind: 'accepted' }, UNKNOWN_HEALTH)).toEqual(proved);
    expect(after({ kind: 'accepted' }, UNKNOWN_HEALTH, 'gmail')).toBeNull();
  });

  it('fails since the first failure, whose reason it keeps', () => {
    const first = after(temporary('webhook_failed'));
    expect(first).toEqual({ ...well, failing_since: now, last_error: refusal('webhook_failed') });
    expect(after(temporary('webhook_failed'), failing)).toBeNull();
    expect(after(temporary('webhook_timed_out'), failing)).toEqual({
      ...failing,
      last_error: refusal('webhook_timed_out'),
    });
  });

  it('recovers with one success', () => {
    expect(after({ kind: 'accepted' }, failing)).toEqual({ ...UNKNOWN_HEALTH, verified_at: now });
  });

  it.each<[Channel, DeliveryRefusal, DeliveryRefusal]>([
    ['crm_webhook', 'webhook_failed', 'webhook_stopped'],
    ['email_webhook', 'webhook_timed_out', 'webhook_stopped'],
    ['notion', 'notion_key_refused', 'notion_stopped'],
  ])('of %s stops at a failure after five days of nothing else', (channel, code, stop) => {
    const since = (ago: number): ChannelHealth => ({
      ...well,
      failing_since: new Date(now.getTime() - ago),
      last_error: refusal(code),
    });
    expect(after(permanent(code), since(STOP_AFTER - 1), channel)).toBeNull();
    const long = since(STOP_AFTER);
    const halted = { ...long, stopped_at: now, last_error: refusal(stop) };
    expect(after(permanent(code), long, channel)).toEqual(halted);
  });

  it('of Gmail never stops', () => {
    const long: ChannelHealth = {
      ...well,
      failing_since: new Date(0),
      last_error: refusal('mailbox_refused_sign_in'),
    };
    expect(after(permanent('mailbox_refused_sign_in'), long, 'gmail')).toBeNull();
  });

  it.each(['webhook_gone', 'webhook_not_https'] as const)('stops at once at %s', (code) => {
    expect(after(permanent(code))).toEqual({
      ...well,
      failing_since: now,
      stopped_at: now,
      last_error: refusal(code),
    });
  });

  it('stays stopped, whatever comes late', () => {
    const halted = { ...failing, stopped_at: before };
    expect(after({ kind: 'accepted' }, halted)).toBeNull();
    expect(after(temporary('webhook_failed'), halted)).toBeNull();
    expect(after({ kind: 'postponed', code: 'webhook_busy', until: inAMinute }, halted)).toBeNull();
  });

  it.each<[string, DeliveryOutcome]>([
    ['put off', { kind: 'postponed', code: 'notion_busy', until: inAMinute }],
    ['asked to wait', { kind: 'temporary', code: 'webhook_busy', retry_after: 60_000 }],
  ])('pauses when it is %s, which is no failure', (_, outcome) => {
    expect(after(outcome)).toEqual({ ...well, paused_until: inAMinute });
    expect(after(outcome, { ...well, paused_until: inAMinute })).toBeNull();
    expect(after(outcome, { ...well, paused_until: before })?.paused_until).toEqual(inAMinute);
  });

  it('pauses for a day at most, and fails when no time was named', () => {
    const outcome = { kind: 'temporary', code: 'webhook_busy', retry_after: 1e12 } as const;
    expect(after(outcome)?.paused_until).toEqual(new Date(now.getTime() + 86_400_000));
    expect(after(temporary('webhook_busy'))).toMatchObject({ failing_since: now });
  });

  it('rests after too many sign-ins', () => {
    const rest = after(temporary('mailbox_too_many_sign_ins'), well, 'gmail');
    expect(rest).toEqual({ ...well, paused_until: new Date(now.getTime() + 15 * 60_000) });
  });

  it.each<[string, DeliveryOutcome]>([
    ['an address was refused', permanent('recipient_refused')],
    ['a policy kept an address closed', permanent('recipient_policy')],
    ['a creator’s mailbox was full', temporary('recipient_mailbox_full')],
    ['a message was refused', permanent('message_refused')],
    ['Notion refused one creator', permanent('notion_refused')],
    ['nobody knows', { kind: 'unknown' }],
    [
      'Gmail’s own limit is reached',
      { kind: 'postponed', code: 'mailbox_limit', until: inAMinute },
    ],
    ['it was not wanted', { kind: 'unwanted', code: 'mirror_off' }],
  ])('says nothing when %s', (_, outcome) => {
    expect(after(outcome)).toBeNull();
    expect(after(outcome, failing)).toBeNull();
  });
});
