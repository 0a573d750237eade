import { describe, expect, it } from 'vitest';
import { UNKNOWN_HEALTH } from '../channel/channel-health.ts';
import { askCopyAgain } from './ask-copy-again.ts';
import { DELIVERY_REFUSALS, refusal } from './delivery-refusal.ts';

const now = new Date('2026-05-01T12:00:00Z');
const base = {
  kind: 'notion',
  state: 'failed',
  settings: { active_crm_mode: 'notion' },
  health: UNKNOWN_HEALTH,
} as const;
const crm = { ...base, kind: 'crm', settings: { active_crm_mode: 'webhook' } } as const;

describe('a copy that is to go again', () => {
  it.each(['queued', 'sent', 'failed', 'cancelled'] as const)('may, when it is %s', (state) => {
    expect(askCopyAgain({ ...base, state })).toBeNull();
    expect(askCopyAgain({ ...crm, state })).toBeNull();
  });

  it('may not while it is on its way', () => {
    expect(askCopyAgain({ ...base, state: 'sending' })).toMatch(/right now/);
  });

  it('may not while another CRM is active', () => {
    const settings = { active_crm_mode: 'built-in' } as const;
    expect(askCopyAgain({ ...base, settings })).toMatch(/^Notion is not your active CRM\./);
    expect(askCopyAgain({ ...crm, settings })).toMatch(/^Webhook is not your active CRM\./);
    expect(askCopyAgain({ ...crm, settings: base.settings })).toMatch(/Make it active under CRM/);
  });

  it.each([
    [base, 'notion_stopped'],
    [crm, 'webhook_stopped'],
    [crm, 'webhook_gone'],
  ] as const)('may not while its way is stopped', (copy, code) => {
    const health = { ...UNKNOWN_HEALTH, stopped_at: now, last_error: refusal(code) };
    expect(askCopyAgain({ ...copy, health })).toBe(DELIVERY_REFUSALS[code]);
  });
});
