import { describe, expect, it } from 'vitest';
import { spendCredit } from './spend-credit.ts';

const now = new Date('2026-05-01T12:00:00Z');

describe('spending a credit', () => {
  it('books one entry, named after the creator so that it cannot be booked twice', () => {
    expect(spendCredit({ balance: 5, creator_id: 'c1', creator_name: 'Ann', now })).toEqual({
      id: 'capture_c1',
      entry: {
        at: now,
        kind: 'capture',
        delta: -1,
        balance_after: 4,
        ref: 'c1',
        creator_name: 'Ann',
      },
    });
  });

  it('takes the last one', () => {
    expect(
      spendCredit({ balance: 1, creator_id: 'c1', creator_name: 'Ann', now })?.entry.balance_after,
    ).toBe(0);
  });

  it('never goes below zero', () => {
    expect(spendCredit({ balance: 0, creator_id: 'c1', creator_name: 'Ann', now })).toBeNull();
  });
});
