import { expect, it } from 'vitest';
import { stripeSettings } from './stripe-settings.ts';

it('means the stand-in when nothing is set, with a secret of the person if there is one', () => {
  expect(stripeSettings({})).toEqual({
    is_local: true,
    api_key: 'sk_test_local',
    webhook_secret: 'whsec_local_stand_in',
  });
  expect(stripeSettings({ STRIPE_WEBHOOK_SECRET: 'whsec_mine' })).toMatchObject({
    is_local: true,
    webhook_secret: 'whsec_mine',
  });
});

it('means Stripe itself when there is a key and no address', () => {
  expect(stripeSettings({ STRIPE_SECRET_KEY: 'sk_test_mine' })).toEqual({
    is_local: false,
    api_key: 'sk_test_mine',
    webhook_secret: undefined,
  });
});

it('means the server at an address that is set', () => {
  expect(stripeSettings({ STRIPE_BASE_URL: 'http://127.0.0.1:9' })).toMatchObject({
    is_local: false,
    api_key: 'sk_test_local',
  });
});

it('reads an empty setting as none', () => {
  expect(stripeSettings({ STRIPE_SECRET_KEY: '', STRIPE_BASE_URL: '' }).is_local).toBe(true);
});
