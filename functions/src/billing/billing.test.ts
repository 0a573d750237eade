import { describe, expect, it } from 'vitest';
import { createPaymentLink } from './create-payment-link.ts';
import { openCustomerPortal } from './open-customer-portal.ts';

const ORIGIN = 'https://app.test';
const own = `${ORIGIN}/profile`;
const foreign = 'https://app.test.evil.example/profile';

describe('a payment link', () => {
  it.each([
    ['leads back to another site', { plan: 'Starter', successUrl: foreign }, 'bad_request'],
    [
      'leads to another site when it is broken off',
      { plan: 'Starter', successUrl: own, cancelUrl: foreign },
      'bad_request',
    ],
    ['is for a plan that is not sold', { plan: 'Growth', successUrl: own }, 'bad_request'],
    ['is for the other plan that is not sold', { plan: 'Scale', successUrl: own }, 'bad_request'],
    [
      'could be made, were there a provider',
      { plan: 'Starter', successUrl: own },
      'not_configured',
    ],
  ] as const)('is refused when it %s', (_, payment, code) => {
    expect(() => createPaymentLink(ORIGIN, payment)).toThrow(expect.objectContaining({ code }));
  });
});

describe('the page of a subscription', () => {
  it.each([
    ['to another site', foreign, 'bad_request'],
    ['to the app, while there is no provider', own, 'not_configured'],
  ] as const)('is refused when it leads back %s', (_, returnUrl, code) => {
    expect(() => openCustomerPortal(ORIGIN, { returnUrl })).toThrow(
      expect.objectContaining({ code }),
    );
  });
});
