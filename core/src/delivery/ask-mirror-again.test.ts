import { describe, expect, it } from 'vitest';
import { UNKNOWN_HEALTH } from '../channel/channel-health.ts';
import { askMirrorAgain } from './ask-mirror-again.ts';
import { DELIVERY_REFUSALS, refusal } from './delivery-refusal.ts';

const now = new Date('2026-05-01T12:00:00Z');
const base = {
  kind: 'notion',
  state: 'failed',
  settings: { active_crm_mode: 'notion' },
  health: UNKNOWN_HEALTH,
} as const;
const crm = { ...base, kind: 'crm', settings: { active_crm_mode: 'webhook' } } as const;

describe('a mirror that is to go again', () => {
  it.each(['queued', 'sent', 'failed', 'cancelled'] as const)('may, when it is %s', (state) => {
    expect(askMirrorAgain({ ...base, state })).toBeNull();
    expect(askMirrorAgain({ ...crm, state })).toBeNull();
  });

  it('may not while it is queued or being sent', () => {
    expect(askMirrorAgain({ ...base, state: 'sending' })).toMatch(/right now/);
  });

  it('may not while another CRM is active', () => {
    const settings = { active_crm_mode: 'built-in' } as const;
    expect(askMirrorAgain({ ...base, settings })).toMatch(/^Notion isn’t your active CRM\./);
    expect(askMirrorAgain({ ...crm, settings })).toMatch(/^Webhook isn’t your active CRM\./);
    expect(askMirrorAgain({ ...crm, settings: base.settings })).toMatch(/Make it active in CRM/);
  });

  it.each([
    [base, 'notion_stopped'],
    [crm, 'webhook_stopped'],
    [crm, 'webhook_gone'],
  ] as const)('may not while its channel is stopped', (mirror, code) => {
    const health = { ...UNKNOWN_HEALTH, stopped_at: now, last_error: refusal(code) };
    expect(askMirrorAgain({ ...mirror, health })).toBe(DELIVERY_REFUSALS[code]);
  });
});
