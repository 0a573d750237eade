import type { AccountNotice } from '@vibes/core/credit/account-notice';
import { describe, expect, it } from 'vitest';
import { noticeAction, noticeId, noticeText } from './notice-words.ts';

// In the time zone of the machine, as the sentences are.
const now = new Date(2026, 4, 10, 12, 0);
const today = new Date(2026, 4, 10, 18, 30);
const later = new Date(2026, 4, 21, 18, 30);
const before = new Date(2026, 4, 8, 18, 30);

const pastDue = {
  kind: 'past_due',
  plan_name: 'Starter',
  kept_until: later,
  is_out: false,
} as const;
const ended = {
  is_unpaid: false,
  kind: 'plan_ended',
  plan_name: 'Starter',
  ended_at: before,
  is_out: false,
} as const;
const out = {
  kind: 'out_of_credits',
  has_plan: true,
  returns_at: later,
  never_had_any: false,
} as const;
const low = {
  kind: 'low_credits',
  left: 50,
  allowance: 250,
  has_plan: true,
  returns_at: later,
} as const;

const FAILED = 'Your last payment did not go through. Update your card: your Starter plan is kept';

describe('a notice says', () => {
  it.each<[AccountNotice, string, string | null]>([
    [pastDue, `${FAILED} until May 21.`, 'Go to billing'],
    [
      { ...pastDue, is_out: true },
      `${FAILED} until May 21. No credits left until it is paid.`,
      'Go to billing',
    ],
    [{ ...pastDue, kept_until: today }, `${FAILED} until today, 6:30 PM.`, 'Go to billing'],
    [ended, 'Your Starter plan ended on May 8.', 'Choose a plan'],
    [
      { ...ended, ended_at: new Date(2026, 4, 10, 8), is_out: true },
      'Your Starter plan ended today. New creators are not saved.',
      'Choose a plan',
    ],
    [
      { ...ended, is_out: true, is_unpaid: true },
      'Your Starter plan ended on May 8: a payment did not go through. New creators are not saved until it is paid.',
      'Go to billing',
    ],
    [out, 'No credits left until May 21. New creators are not saved.', null],
    [
      { ...out, returns_at: before },
      'No credits left until your renewal is paid. New creators are not saved.',
      null,
    ],
    [
      { ...out, returns_at: null },
      'No credits left, and your plan does not renew. New creators are not saved.',
      'See your plan',
    ],
    [
      { ...out, has_plan: false, returns_at: null },
      'No credits left. New creators are not saved.',
      'Choose a plan',
    ],
    [
      { ...out, has_plan: false, returns_at: null, never_had_any: true },
      'You already used your trial credits in an earlier account. New creators are not saved.',
      'Choose a plan',
    ],
    [low, '50 of 250 credits left until May 21.', null],
    [
      { ...low, returns_at: null },
      '50 of 250 credits left. Your plan does not renew.',
      'See your plan',
    ],
    [
      { ...low, left: 2, allowance: 0, has_plan: false, returns_at: null },
      '2 credits left.',
      'Choose a plan',
    ],
    [
      { ...low, left: 1, allowance: 0, has_plan: false, returns_at: null },
      '1 credit left.',
      'Choose a plan',
    ],
  ])('of %o: %s', (notice, text, action) => {
    expect(noticeText(notice, now)).toBe(text);
    expect(noticeAction(notice)).toBe(action);
  });
});

describe('a dismissed notice', () => {
  it('stays dismissed while credits remain few', () => {
    expect(noticeId('ann', { ...low, left: 3 })).toBe(noticeId('ann', low));
  });

  it('comes again the next month, for another reason, and to another person', () => {
    const others = [
      noticeId('ann', { ...low, returns_at: today }),
      noticeId('ann', ended),
      noticeId('bob', low),
    ];
    expect(others).not.toContain(noticeId('ann', low));
    expect(new Set(others).size).toBe(3);
  });
});
