import { describe, expect, it } from 'vitest';
import { APP_ORIGIN, HOSTILE_RETURNS } from '../../test/hostile-returns.ts';
import { paymentHarness } from '../../test/payment-harness.ts';
import { openCustomerPortal } from './open-customer-portal.ts';

const own = { app_origin: APP_ORIGIN, return_url: `${APP_ORIGIN}/profile` };

describe('the page of a subscription', () => {
  it('opens for the customer of the caller, and the sweep polls soon after', async () => {
    const { ports, uid, buy, page, harness, record, later, clock } = await paymentHarness();
    await buy();
    harness.pay(page());
    later(10);
    await expect(openCustomerPortal(ports, { ...own, uid })).resolves.toEqual({
      url: expect.stringMatching(/^https:\/\/pay\.example\.com\/portal\//) as string,
    });
    expect(record().due_at?.getTime()).toBeLessThanOrEqual(clock().getTime() + 600_000);
  });

  it('does not open for a person who never opened a pay page', async () => {
    const { ports, uid, asked } = await paymentHarness();
    await expect(openCustomerPortal(ports, { ...own, uid })).rejects.toMatchObject({
      code: 'bad_request',
      reason: 'no_customer',
      message: 'You don’t have a subscription yet. Choose a plan first.',
    });
    expect(asked).toEqual({});
  });

  it('does not open more than twenty times a minute', async () => {
    const { ports, uid, buy, asked, later } = await paymentHarness();
    await buy();
    const open = () => openCustomerPortal(ports, { ...own, uid });
    for (let click = 0; click < 20; click += 1) await open();
    await expect(open()).rejects.toMatchObject({ code: 'rate_limited' });
    expect(asked['openPortal']).toBe(20);
    later(1 / 1440);
    await open();
  });

  it.each(HOSTILE_RETURNS)('does not open when the return URL %s', async (_, return_url) => {
    const { ports, uid, buy, asked } = await paymentHarness();
    await buy();
    await expect(openCustomerPortal(ports, { ...own, uid, return_url })).rejects.toMatchObject({
      code: 'bad_request',
      log: 'foreign_return_address',
    });
    expect(asked['openPortal']).toBeUndefined();
  });
});
