import { expect, it } from 'vitest';
import { creditEntrySchema, newUsageCredits } from './credit-entry.ts';
import { neverHadCredits } from './never-had-credits.ts';
import { openBalance } from './open-balance.ts';

const now = new Date('2026-05-10T12:00:00Z');
const opened = (trial_credits: number, is_first_account: boolean) =>
  openBalance({ trial_credits, is_first_account, now });

it('the first account of a mailbox begins with the trial, explained by an entry', () => {
  const { usage, entries } = opened(10, true);
  expect(usage).toEqual(newUsageCredits(10));
  expect(entries).toMatchObject([
    { id: 'trial', entry: { at: now, delta: 10, balance_after: 10 } },
  ]);
  expect(creditEntrySchema.parse(entries[0]?.entry)).toEqual(entries[0]?.entry);
  expect(neverHadCredits(usage)).toBe(false);
});

it('a later one begins with nothing, and says why until something was paid', () => {
  const { usage, entries } = opened(10, false);
  expect({ usage, entries }).toMatchObject({ usage: { num_credits: 0 }, entries: [] });
  expect(neverHadCredits(usage)).toBe(true);
  const grants = [{ invoice: 'in_1', left: 0, turns: 1 }];
  expect(neverHadCredits({ ...usage, grants })).toBe(false);
});

it.each([true, false])('the trial is not mentioned where none is offered', (is_first_account) => {
  const nothing = opened(0, is_first_account);
  expect(nothing).toEqual({ usage: newUsageCredits(0), entries: [] });
  expect(neverHadCredits(nothing.usage)).toBe(false);
});
