import { describe, expect, it } from 'vitest';
import type { Subscription } from '../plan/subscription.ts';
import { accountNotice, isCriticalNotice, type AccountNotice } from './account-notice.ts';
import { newUsageCredits, type UsageCredits } from './credit-entry.ts';

const now = new Date('2026-05-10T12:00:00Z');
const later = new Date('2026-05-20T12:00:00Z');
const before = new Date('2026-05-08T12:00:00Z');
const longAgo = new Date('2026-04-10T12:00:00Z');

const plan = (status: string, expires_at: Date | null = later): Subscription => ({
  plan_name: 'Starter',
  plan_price: 19,
  status,
  expires_at,
  cancel_at_period_end: false,
});
const trial = (left: number): UsageCredits => newUsageCredits(left);
const monthly = (left: number, resets_at: Date | null = later): UsageCredits => ({
  ...newUsageCredits(left),
  monthly_allowance: 250,
  resets_at,
});

const notice = (subscription: Subscription | null, usage: UsageCredits | null) =>
  accountNotice({ subscription, usage, now });

describe('there is no notice', () => {
  it.each([
    ['of an account without a record', null, null],
    ['of a trial with 3 credits', null, trial(3)],
    ['of a plan with 51 of 250 credits', plan('active'), monthly(51)],
    ['of a plan just bought, whose credits are on their way', plan('active'), trial(0)],
    ['of a cancelled plan that is still served', plan('canceled'), monthly(200, null)],
    ['of a payment that was never made', plan('incomplete_expired', before), trial(10)],
    ['of a plan that ended 30 days ago', plan('canceled', longAgo), trial(5)],
  ] as const)('%s', (_, subscription, usage) => {
    expect(notice(subscription, usage)).toBeNull();
  });
});

describe('credits', () => {
  it.each([2, 1])('of the trial are low when %i are left', (left) => {
    const expected = { kind: 'low_credits', left, allowance: 0, has_plan: false, returns_at: null };
    expect(notice(null, trial(left))).toEqual(expected);
  });

  it.each([50, 1])('of 250 are low when %i are left, and say when they return', (left) => {
    const expected = { kind: 'low_credits', left, allowance: 250, has_plan: true };
    expect(notice(plan('active'), monthly(left))).toEqual({ ...expected, returns_at: later });
  });

  it.each([
    ['of a trial', null, trial(0), false, null],
    ['of a plan that renews', plan('active'), monthly(0), true, later],
    ['of a plan that does not', plan('canceled'), monthly(0, null), true, null],
    ['of a plan that ended long ago', plan('canceled', longAgo), trial(0), false, null],
  ] as const)('%s are gone', (_, subscription, usage, has_plan, returns_at) => {
    const gone = { kind: 'out_of_credits', has_plan, returns_at, never_had_any: false };
    expect(notice(subscription, usage)).toEqual(gone);
  });

  it('that never existed, since the trial was used before, have a notice of their own', () => {
    const usage = { ...trial(0), trial_used_before: true };
    expect(notice(null, usage)).toMatchObject({ kind: 'out_of_credits', never_had_any: true });
    const grants = [{ invoice: 'in_1', left: 0, turns: 1 }];
    expect(notice(null, { ...usage, grants })).toMatchObject({ never_had_any: false });
  });

  it('after a plan that ended long ago count as those of a trial', () => {
    const usage = { ...monthly(30), resets_at: null };
    expect(notice(plan('canceled', longAgo), usage)).toBeNull();
    expect(notice(plan('canceled', longAgo), { ...usage, num_credits: 2 })).toMatchObject({
      kind: 'low_credits',
      allowance: 0,
    });
  });
});

describe('a plan', () => {
  it.each([
    ['past_due', monthly(200), false],
    ['past_due', monthly(0), true],
    ['unpaid', monthly(10), false],
    ['past_due', null, false],
  ] as const)('that is %s comes before a notice of credits', (status, usage, is_out) => {
    const expected = { kind: 'past_due', plan_name: 'Starter', kept_until: later, is_out };
    expect(notice(plan(status), usage)).toEqual(expected);
  });

  it.each([
    ['canceled', trial(0), true],
    ['past_due', trial(0), true],
    ['canceled', monthly(7), false],
  ] as const)(
    'that is %s and has ended comes before a notice of credits',
    (status, usage, is_out) => {
      const expected = { kind: 'plan_ended', plan_name: 'Starter', ended_at: before, is_out };
      const is_unpaid = status === 'past_due';
      expect(notice(plan(status, before), usage)).toEqual({ ...expected, is_unpaid });
    },
  );

  it('ends on the second', () => {
    expect(notice(plan('past_due', new Date(now.getTime() + 1)), null)?.kind).toBe('past_due');
    expect(notice(plan('past_due', now), null)?.kind).toBe('plan_ended');
  });
});

describe('a notice', () => {
  const credits = { has_plan: true, returns_at: null };
  const ended = {
    kind: 'plan_ended',
    plan_name: 'Starter',
    ended_at: before,
    is_unpaid: false,
  } as const;
  it.each<[AccountNotice, boolean]>([
    [{ kind: 'past_due', plan_name: 'Starter', kept_until: later, is_out: false }, true],
    [{ kind: 'out_of_credits', never_had_any: false, ...credits }, true],
    [{ ...ended, is_out: true }, true],
    [{ ...ended, is_out: false }, false],
    [{ kind: 'low_credits', left: 3, allowance: 250, ...credits }, false],
  ])('%o stays: %s', (given, expected) => {
    expect(isCriticalNotice(given)).toBe(expected);
  });
});
