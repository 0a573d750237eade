import { describe, expect, it } from 'vitest';
import { APP_ORIGIN, HOSTILE_RETURNS } from '../../test/hostile-returns.ts';
import { checkPurchase } from './check-purchase.ts';

const own = `${APP_ORIGIN}/profile?payment=done`;
const purchase = { plan: 'Starter', success_url: own, cancel_url: own } as const;

describe('a purchase', () => {
  it('may return to pages of the app', () =>
    expect(() => checkPurchase(APP_ORIGIN, purchase)).not.toThrow());

  it.each(HOSTILE_RETURNS)('is refused when its success URL %s', (_, success_url) =>
    expect(() => checkPurchase(APP_ORIGIN, { ...purchase, success_url })).toThrow(
      expect.objectContaining({ code: 'bad_request', log: 'foreign_return_address' }),
    ),
  );

  it.each(HOSTILE_RETURNS)('is refused when its cancel URL %s', (_, cancel_url) =>
    expect(() => checkPurchase(APP_ORIGIN, { ...purchase, cancel_url })).toThrow(
      expect.objectContaining({ code: 'bad_request', log: 'foreign_return_address' }),
    ),
  );

  it.each(['Growth', 'Scale'] as const)('is refused for the %s plan, which is not sold', (plan) =>
    expect(() => checkPurchase(APP_ORIGIN, { ...purchase, plan })).toThrow(
      expect.objectContaining({ code: 'bad_request', log: 'plan_not_available' }),
    ),
  );
});
