import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the settings', () => {
  it('allow local targets under the emulator only', () => {
    const allowed = { ALLOW_LOCAL_TARGETS: 'true' };
    expect(readConfig(allowed).ALLOW_LOCAL_TARGETS).toBe(false);
    expect(readConfig({ ...allowed, FUNCTIONS_EMULATOR: 'true' }).ALLOW_LOCAL_TARGETS).toBe(true);
  });

  it('let the clock be moved under the emulator only', () => {
    const moved = { CLOCK_OFFSET_FILE: '/world/clock-offset' };
    expect(readConfig(moved).CLOCK_OFFSET_FILE).toBeUndefined();
    expect(readConfig({ ...moved, FUNCTIONS_EMULATOR: 'true' })).toMatchObject(moved);
  });

  it('let payments go to another Stripe under the emulator only', () => {
    const other = { STRIPE_BASE_URL: 'http://127.0.0.1:8792' };
    expect(readConfig(other).STRIPE_BASE_URL).toBeUndefined();
    expect(readConfig({ ...other, FUNCTIONS_EMULATOR: 'true' })).toMatchObject(other);
  });

  it('sell no plans unless told to', () => {
    expect(readConfig({}).PAYMENTS_OPEN).toBe(false);
    expect(readConfig({ PAYMENTS_OPEN: 'true' }).PAYMENTS_OPEN).toBe(true);
  });

  it('count an empty one as unset', () => {
    expect(readConfig({ SMTP_URL: '', DAILY_MAIL_CAP: '' })).toMatchObject({ DAILY_MAIL_CAP: 40 });
  });

  it.each([
    ['a gateway without a place for the address', { PAGE_GATEWAY_URL: 'https://gateway.test/' }],
    ['a cap that is no number', { DAILY_MAIL_CAP: 'many' }],
    ['a Stripe that is no web address', { STRIPE_BASE_URL: 'ftp://stripe.test' }],
    ['an unclear answer to whether plans are sold', { PAYMENTS_OPEN: 'perhaps' }],
    ['a mail server that is no address', { SMTP_URL: 'smtp.gmail.com' }],
  ])('refuse %s', (_, env) => expect(() => readConfig(env)).toThrow());

  it('take 0 trial credits', () =>
    expect(readConfig({ TRIAL_CREDITS: '0' }).TRIAL_CREDITS).toBe(0));
});
