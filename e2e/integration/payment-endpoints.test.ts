import { beforeAll, describe, expect, it } from 'vitest';
import { APP_ORIGIN, HOSTILE_RETURNS } from '../../functions/test/hostile-returns.ts';
import { openTestAccount } from '../support/account.ts';
import { callFunction } from '../support/call-function.ts';
import { testWorld } from '../support/world.ts';

const APP_HOST = new URL(APP_ORIGIN).host;

let id_token = '';
let own = '';
let web = '';
beforeAll(async () => {
  const { session } = await openTestAccount();
  ({ id_token } = session);
  ({ web } = await testWorld());
  own = `${web}/profile`;
});

const endpoints = [
  ['stripePaymentLink', (address: string) => ({ plan: 'Starter', successUrl: address })],
  ['stripeCustomerPortal', (address: string) => ({ returnUrl: address })],
] as const;

/** The running app is served without encryption, and HTTP drops a leading space. */
const HARMLESS_HERE = ['is not encrypted', 'has a space in front'];
/** The same addresses at the origin of the running app. */
const hostile = HOSTILE_RETURNS.filter(([what]) => !HARMLESS_HERE.includes(what)).map(
  ([what, address]) =>
    [
      what,
      () => address.replaceAll(APP_ORIGIN, web).replaceAll(APP_HOST, new URL(web).host),
    ] as const,
);

describe.each(endpoints)('%s', (name, payload) => {
  it('refuses a caller without a sign-in', async () => {
    expect(await callFunction(name, { payload: payload(own) })).toMatchObject({
      status: 401,
      code: 'unauthorized',
      message: 'Not authenticated',
    });
  });

  it.each(hostile)('refuses a return address that %s', async (_, address) => {
    expect(await callFunction(name, { id_token, payload: payload(address()) })).toMatchObject({
      status: 400,
      code: 'bad_request',
    });
  });

  it('takes the person who pays from the token alone', async () => {
    const forged = { ...payload(own), userId: 'eve' };
    expect(await callFunction(name, { id_token, payload: forged })).toMatchObject({
      code: 'bad_request',
    });
  });
});

it.each(['Growth', 'Scale', 'Free'])('does not sell the %s plan', async (plan) => {
  expect(
    await callFunction('stripePaymentLink', { id_token, payload: { plan, successUrl: own } }),
  ).toMatchObject({ code: 'bad_request' });
});

describe('a person without a plan', () => {
  const link = async (token: string, cancelUrl = own) =>
    callFunction('stripePaymentLink', {
      id_token: token,
      payload: { plan: 'Starter', successUrl: own, cancelUrl },
    });
  const pageOf = ({ result }: { result?: unknown }) => (result as { url: string }).url;

  it('has no subscription to manage', async () => {
    const { session } = await openTestAccount();
    const payload = { returnUrl: own };
    expect(
      await callFunction('stripeCustomerPortal', { id_token: session.id_token, payload }),
    ).toMatchObject({ status: 400, code: 'bad_request', reason: 'no_customer' });
  });

  it('gets one pay page for requests of several tabs at once', async () => {
    const { session } = await openTestAccount();
    const asked = await Promise.all([1, 2, 3].map(() => link(session.id_token)));
    const pages = new Set(asked.map(pageOf));
    expect(pages.size).toBe(1);
    const { stripe } = await testWorld();
    expect([...pages][0]?.startsWith(`${stripe ?? ''}/pay/`)).toBe(true);
    expect(pageOf(await link(session.id_token))).toBe([...pages][0]);
  });

  it('has one page open when tabs return to different pages', async () => {
    const { session } = await openTestAccount();
    const asked = await Promise.all([
      link(session.id_token),
      link(session.id_token, `${web}/templates`),
      link(session.id_token),
    ]);
    const pages = [...new Set(asked.map(pageOf))];
    const texts = await Promise.all(pages.map(async (page) => (await fetch(page)).text()));
    expect(texts.filter((text) => text.includes('value="pay"'))).toHaveLength(1);
  });

  it('can manage a subscription once there is a customer', async () => {
    const { session } = await openTestAccount();
    await link(session.id_token);
    const payload = { returnUrl: own };
    const { result } = await callFunction('stripeCustomerPortal', {
      id_token: session.id_token,
      payload,
    });
    const { stripe } = await testWorld();
    expect((result as { url: string }).url.startsWith(`${stripe ?? ''}/portal/`)).toBe(true);
  });
});

describe('the endpoint for payment events', () => {
  const callWebhook = async (request: RequestInit) => {
    const response = await fetch(`${web}/api/stripe/webhook`, request);
    const body = (await response.json()) as { code?: string; message?: string };
    return { status: response.status, ...body };
  };
  const body = JSON.stringify({ id: 'evt_forged', type: 'invoice.paid', data: { object: {} } });
  const headers = { 'content-type': 'application/json' };

  it('accepts POST only', async () => {
    expect(await callWebhook({})).toMatchObject({ status: 405, code: 'method_not_allowed' });
  });

  it.each([
    ['no signature', {}],
    [
      'a signature of somebody else',
      { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'ab'.repeat(32)}` },
    ],
    ['a signature of no meaning', { 'stripe-signature': 'yes' }],
  ])('refuses an event with %s, and discloses nothing more', async (_, signature) => {
    expect(
      await callWebhook({ method: 'POST', body, headers: { ...headers, ...signature } }),
    ).toMatchObject({
      status: 400,
      code: 'bad_request',
      message: 'The signature of this request isn’t valid.',
    });
  });

  it('accepts a megabyte at most', async () => {
    const large = JSON.stringify({ id: 'evt_large', padding: 'x'.repeat(1_000_000) });
    expect(await callWebhook({ method: 'POST', body: large, headers })).toMatchObject({
      status: 413,
      code: 'too_large',
    });
  });
});
