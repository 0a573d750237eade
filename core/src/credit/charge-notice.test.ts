import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeNotice } from './charge-notice.ts';

describe('the notice after a charge', () => {
  it.each([
    [250, 51, null],
    [250, 50, '50 credits left.'],
    [250, 49, null],
    [250, 1, null],
    [250, 0, 'That was your last credit.'],
    [1000, 200, '200 credits left.'],
    [9, 1, '1 credit left.'],
    [4, 0, 'That was your last credit.'],
    [0, 3, null],
    [0, 2, '2 credits left.'],
    [0, 1, null],
    [0, 0, 'That was your last credit.'],
  ])('of %i a month, %i left: %s', (monthly_allowance, balance_after, notice) => {
    expect(chargeNotice({ monthly_allowance, balance_after })).toBe(notice);
  });

  it('comes at most twice in a month that is spent to the last credit, the second time at 0', () => {
    const from = fc.integer({ min: 1, max: 6000 });
    fc.assert(
      fc.property(from, from, (monthly_allowance, credits) => {
        const reported = Array.from({ length: credits }, (_, i) => credits - 1 - i).filter(
          (balance_after) => chargeNotice({ monthly_allowance, balance_after }) !== null,
        );
        expect(reported.length).toBeLessThanOrEqual(2);
        expect(reported.at(-1)).toBe(0);
      }),
    );
  });
});
