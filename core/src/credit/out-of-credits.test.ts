import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outOfCredits } from './out-of-credits.ts';

const now = new Date('2026-11-20T12:00:00Z');
const at = (resets_at: string, time_zone = 'Europe/Berlin') =>
  outOfCredits({
    usage: { resets_at: new Date(resets_at), monthly_allowance: 250 },
    time_zone,
    now,
  });
const without = (monthly_allowance: number) =>
  outOfCredits({ usage: { resets_at: null, monthly_allowance }, time_zone: 'UTC', now });

describe('a capture refused without credits', () => {
  it('says on which day they return', () => {
    expect(at('2026-12-01T08:00:00Z')).toBe(
      'No credits left. Nothing was saved or sent. You get new credits on December 1.',
    );
  });

  it.each([
    ['Europe/Berlin', 'You get new credits on December 1.'],
    ['America/New_York', 'You get new credits on November 30.'],
    ['Pacific/Auckland', 'You get new credits on December 1.'],
  ])('names the day in the person’s time zone (%s)', (time_zone, sentence) => {
    expect(at('2026-11-30T23:30:00Z', time_zone)).toContain(sentence);
  });

  it('names no date for later the same day', () => {
    expect(at('2026-11-20T20:00:00Z')).toMatch(/You get new credits later today\.$/);
    expect(at('2026-11-20T23:30:00Z')).toMatch(/You get new credits on November 21\.$/);
  });

  it('promises no day that has passed', () => {
    expect(at('2026-11-20T12:00:00Z')).toMatch(/You get new credits when your renewal is paid\.$/);
    expect(at('2026-11-01T12:00:00Z')).toMatch(/You get new credits when your renewal is paid\.$/);
  });

  it('says where to get some when none return automatically', () => {
    expect(without(0)).toMatch(/Choose a plan under Plans & Billing in your profile\.$/);
    expect(without(250)).toMatch(/saved or sent\. See Plans & Billing in your profile\.$/);
  });

  it('fits one notification at any time', () => {
    const time = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    const zone = fc.constantFrom('UTC', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Pago_Pago');
    fc.assert(
      fc.property(fc.option(time), time, fc.nat(), zone, (resets_at, when, monthly, time_zone) => {
        const usage = { resets_at, monthly_allowance: monthly };
        const sentence = outOfCredits({ usage, time_zone, now: when });
        expect(sentence.length).toBeLessThanOrEqual(200);
        expect(sentence).toMatch(/\.$/);
      }),
    );
  });
});
