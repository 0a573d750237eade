import { describe, expect, it } from 'vitest';
import { listOf, stripeError, scriptedStripe, type Asked } from '../../../test/scripted-stripe.ts';

const request = {
  uid: 'max',
  customer_id: 'cus_a',
  plan: 'Starter',
  success_url: 'https://app.test/profile?payment=done',
  cancel_url: 'https://app.test/profile',
  tolt_referral: 'tolt_1',
  idempotency_key: 'checkout_max_0',
} as const;
const price = (id: string, changes: object = {}) => ({
  id,
  object: 'price',
  currency: 'usd',
  unit_amount: 1900,
  recurring: { interval: 'month', interval_count: 1 },
  product: 'prod_1',
  lookup_key: 'vibes_starter_monthly',
  metadata: { plan: 'Starter' },
  ...changes,
});
const session = (changes: object = {}) => ({
  id: 'cs_1',
  object: 'checkout.session',
  status: 'open',
  url: 'https://pay.test/cs_1',
  success_url: request.success_url,
  cancel_url: request.cancel_url,
  ...changes,
});
const PRICES = 'GET /v1/prices';
const SESSIONS = 'POST /v1/checkout/sessions';
const ONE = 'GET /v1/checkout/sessions/cs_1';
const EXPIRE = 'POST /v1/checkout/sessions/cs_1/expire';
const opened = { [PRICES]: listOf([price('price_1')]), [SESSIONS]: { body: session() } };

describe('a pay page', () => {
  it('sells one subscription to the customer, and says everywhere whose it is', async () => {
    const { payments, at } = scriptedStripe(opened);
    await expect(payments.openCheckout(request)).resolves.toEqual({
      session_id: 'cs_1',
      url: 'https://pay.test/cs_1',
    });
    expect(at(PRICES)[0]?.query).toMatchObject({
      'lookup_keys[0]': 'vibes_starter_monthly',
      active: 'true',
    });
    expect(at(SESSIONS)).toMatchObject([{ idempotency_key: 'checkout_max_0' }]);
    expect(at(SESSIONS)[0]?.form).toEqual({
      mode: 'subscription',
      customer: 'cus_a',
      client_reference_id: 'max',
      'line_items[0][price]': 'price_1',
      'line_items[0][quantity]': '1',
      'metadata[uid]': 'max',
      'metadata[plan]': 'Starter',
      'metadata[tolt_referral]': 'tolt_1',
      'subscription_data[metadata][uid]': 'max',
      'subscription_data[metadata][plan]': 'Starter',
      'subscription_data[metadata][tolt_referral]': 'tolt_1',
      success_url: request.success_url,
      cancel_url: request.cancel_url,
    });
  });

  it('names no referral when there is none', async () => {
    const { payments, at } = scriptedStripe(opened);
    await payments.openCheckout({ ...request, tolt_referral: null });
    expect(Object.keys(at(SESSIONS)[0]?.form ?? {}).join()).not.toContain('tolt');
  });

  it('is opened also for a referral that is cut within a character', async () => {
    const { payments, at } = scriptedStripe(opened);
    await payments.openCheckout({ ...request, tolt_referral: 'tolt\ud83d' });
    expect(at(SESSIONS)[0]?.form['metadata[tolt_referral]']).toBe('tolt\ufffd');
  });

  it('that Stripe does not know is a fault that says so', async () => {
    const { payments } = scriptedStripe({});
    await expect(payments.closeCheckout('cs_1')).rejects.toThrow('resource_missing');
    await expect(payments.endSubscriptions('cus_a')).rejects.toThrow('resource_missing');
  });

  it('that cannot be closed and stays open is a fault', async () => {
    const { payments } = scriptedStripe({
      [EXPIRE]: stripeError(400, {}),
      [ONE]: { body: session() },
    });
    await expect(payments.closeCheckout('cs_1')).rejects.toThrow('StripeInvalidRequestError');
  });
});

describe('the price of a plan', () => {
  const made = { 'POST /v1/prices': { body: price('price_new') } };
  const used = (asked: Asked[]) => asked.map(({ form }) => form['line_items[0][price]']);

  it('is made with its product on first use, and remembered', async () => {
    const { payments, at } = scriptedStripe({
      ...opened,
      ...made,
      [PRICES]: listOf([]),
      'POST /v1/products': { body: { id: 'prod_1', object: 'product' } },
    });
    await payments.openCheckout(request);
    await payments.openCheckout(request);
    expect(used(at(SESSIONS))).toEqual(['price_new', 'price_new']);
    expect(at('POST /v1/products')).toMatchObject([
      { form: { id: 'vibes_starter', 'metadata[plan]': 'Starter' } },
    ]);
    expect(at('POST /v1/prices')).toMatchObject([
      {
        form: {
          product: 'prod_1',
          currency: 'usd',
          unit_amount: '1900',
          'recurring[interval]': 'month',
          'metadata[plan]': 'Starter',
          lookup_key: 'vibes_starter_monthly',
          transfer_lookup_key: 'true',
        },
        idempotency_key: 'price_vibes_starter_monthly_1900_prod_1',
      },
    ]);
  });

  it.each([
    ['another amount', { unit_amount: 1500 }],
    ['another currency', { currency: 'eur' }],
    ['another interval', { recurring: { interval: 'year', interval_count: 1 } }],
    ['several months', { recurring: { interval: 'month', interval_count: 3 } }],
    ['one payment', { recurring: null }],
  ])('takes over the name of one with %s, for the same product', async (_, changes) => {
    const { payments, at } = scriptedStripe({
      ...opened,
      ...made,
      [PRICES]: listOf([price('price_old', { product: 'prod_old', ...changes })]),
    });
    await payments.openCheckout(request);
    expect(used(at(SESSIONS))).toEqual(['price_new']);
    expect(at('POST /v1/prices')).toMatchObject([{ form: { product: 'prod_old' } }]);
    expect(at('POST /v1/products')).toEqual([]);
  });

  it('is looked up again when Stripe turned it down', async () => {
    let isArchived = true;
    const { payments, at } = scriptedStripe({
      ...opened,
      [SESSIONS]: () => {
        const answer = isArchived ? stripeError(400, { param: 'line_items' }) : { body: session() };
        isArchived = false;
        return answer;
      },
    });
    await expect(payments.openCheckout(request)).rejects.toThrow('StripeInvalidRequestError');
    await payments.openCheckout({ ...request, idempotency_key: 'checkout_max_1' });
    expect(at(PRICES)).toHaveLength(2);
  });
});

describe('the portal', () => {
  const SESSION = 'POST /v1/billing_portal/sessions';
  const LIST = 'GET /v1/billing_portal/configurations';
  const CREATE = 'POST /v1/billing_portal/configurations';
  const page = { [SESSION]: { body: { id: 'bps_1', url: 'https://portal.test/1' } } };
  const asked = { customer_id: 'cus_a', return_url: 'https://app.test/profile' };
  const own = { id: 'bpc_own', is_default: false, metadata: { made_by: 'vibes_outreach' } };
  const saved = { id: 'bpc_saved', is_default: true, metadata: {} };

  it.each([
    ['the product’s own configuration', [own], 'bpc_own'],
    ['the one saved in the dashboard, if there is one', [own, saved], 'bpc_saved'],
  ])('opens with %s, for the customer, and leads back', async (_, held, configuration) => {
    const { payments, at } = scriptedStripe({ ...page, [LIST]: listOf(held) });
    await expect(payments.openPortal(asked)).resolves.toEqual({ url: 'https://portal.test/1' });
    const form = { customer: 'cus_a', return_url: 'https://app.test/profile', configuration };
    expect(at(SESSION)[0]?.form).toEqual(form);
  });

  it('gets a configuration when it has none: plans end with their period', async () => {
    const { payments, at } = scriptedStripe({
      ...page,
      [LIST]: listOf([{ ...own, metadata: {} }]),
      [CREATE]: { body: own },
    });
    await payments.openPortal(asked);
    expect(at(CREATE)[0]?.form).toMatchObject({
      'features[subscription_cancel][mode]': 'at_period_end',
      'metadata[made_by]': 'vibes_outreach',
    });
    expect(at(SESSION)[0]?.form).toMatchObject({ configuration: 'bpc_own' });
  });

  it('opens with the account’s default for a key that may see no configuration', async () => {
    const refused = stripeError(403, { type: 'invalid_request_error' });
    const { payments, at } = scriptedStripe({ ...page, [LIST]: refused });
    await payments.openPortal(asked);
    expect(at(SESSION)[0]?.form).not.toHaveProperty('configuration');
  });
});
