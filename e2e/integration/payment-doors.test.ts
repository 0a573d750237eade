import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAccount } from '../support/account.ts';
import { knock } from '../support/knock.ts';
import { testWorld } from '../support/world.ts';

let id_token = '';
let own = '';
beforeAll(async () => {
  const { session } = await openTestAccount();
  ({ id_token } = session);
  own = `${(await testWorld()).web}/profile`;
});

const doors = [
  ['stripePaymentLink', (address: string) => ({ plan: 'Starter', successUrl: address })],
  ['stripeCustomerPortal', (address: string) => ({ returnUrl: address })],
] as const;

describe.each(doors)('%s', (name, payload) => {
  it('is closed to strangers', async () => {
    expect(await knock(name, { payload: payload(own) })).toMatchObject({
      status: 401,
      code: 'unauthorized',
      message: 'Not authenticated',
    });
  });

  it('says that nothing can be bought while no provider is connected', async () => {
    expect(await knock(name, { id_token, payload: payload(own) })).toMatchObject({
      status: 503,
      code: 'not_configured',
      message: 'Payments are not open here yet. Nothing was charged.',
    });
  });

  it.each(['https://evil.example/', 'javascript:alert(1)', '/profile', ''])(
    'leads nobody back to “%s”',
    async (address) => {
      expect(await knock(name, { id_token, payload: payload(address) })).toMatchObject({
        status: 400,
        code: 'bad_request',
      });
    },
  );

  it('leads nobody back to a site that only begins like the app', async () => {
    const address = own.replace('/profile', '@evil.example/');
    expect(await knock(name, { id_token, payload: payload(address) })).toMatchObject({
      code: 'bad_request',
    });
  });

  it('takes nobody’s word for who pays', async () => {
    const forged = { ...payload(own), userId: 'eve' };
    expect(await knock(name, { id_token, payload: forged })).toMatchObject({
      code: 'bad_request',
    });
  });
});

it.each(['Growth', 'Scale', 'Free'])('the %s plan is not sold', async (plan) => {
  expect(
    await knock('stripePaymentLink', { id_token, payload: { plan, successUrl: own } }),
  ).toMatchObject({ code: 'bad_request' });
});
