import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { SECRET_KEY, stripeError, scriptedStripe } from '../../../test/scripted-stripe.ts';
import { plain } from '../../platform/log.ts';

const CHARGE = 'GET /v1/charges/ch_1';
const EXPIRE = 'POST /v1/checkout/sessions/cs_1/expire';
const away = {
  code: 'timeout',
  message: 'We couldn’t reach the payment provider. Nothing was charged. Please try again.',
};

describe('a provider that is away', () => {
  it.each([
    ['answers with a fault', stripeError(500, { type: 'api_error' })],
    ['answers for something in between', { status: 502, body: {} }],
    ['asks for patience', stripeError(429, { type: 'invalid_request_error' })],
    ['is busy with the same key', stripeError(409, { type: 'idempotency_error' })],
    ['ends the connection', 'dropped'],
  ] as const)('%s: nothing was charged, please try again', async (_, answer) => {
    const { payments } = scriptedStripe({ [CHARGE]: answer });
    await expect(payments.customerOf('ch_1')).rejects.toMatchObject(away);
  });

  it('does not answer in time', async () => {
    const { open } = scriptedStripe({ [CHARGE]: 'silent' });
    await expect(open({ timeout: 50 }).customerOf('ch_1')).rejects.toMatchObject(away);
  });

  it('is asked again under the same key', async () => {
    let answered = 0;
    const { open, at } = scriptedStripe({
      [EXPIRE]: () => {
        answered += 1;
        return answered === 1 ? stripeError(503, {}) : { body: { id: 'cs_1', status: 'expired' } };
      },
    });
    await expect(open({ retries: 1 }).closeCheckout('cs_1')).resolves.toBe('expired');
    const keys = at(EXPIRE).map(({ idempotency_key }) => idempotency_key);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('a key that is refused', () => {
  it.each([
    ['unknown', 401],
    ['without the right', 403],
  ])('as %s is reported to the operator, and to the person as being away', async (_, status) => {
    const { payments, notices } = scriptedStripe({ [CHARGE]: stripeError(status, {}) });
    await expect(payments.customerOf('ch_1')).rejects.toMatchObject(away);
    expect(notices).toMatchObject([{ kind: 'key_refused' }]);
  });
});

describe('a request that Stripe turned down', () => {
  it('is a fault of ours, described by its kind, code, parameter and id', async () => {
    const { payments, notices } = scriptedStripe({
      [CHARGE]: stripeError(400, { code: 'parameter_unknown', param: 'foo' }),
    });
    await expect(payments.customerOf('ch_1')).rejects.toThrow(
      /^StripeInvalidRequestError parameter_unknown foo 400 req_1$/,
    );
    expect(notices).toEqual([]);
  });
});

it.each([400, 401, 402, 403, 409, 429, 500])(
  'an answer of %d takes neither key nor address out of the adapter',
  async (status) => {
    const { payments, notices } = scriptedStripe({ [CHARGE]: stripeError(status, {}) });
    const error: unknown = await payments.customerOf('ch_1').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    const reported = inspect([error, plain(error), notices], { depth: null, showHidden: true });
    expect(reported).not.toContain(SECRET_KEY);
    expect(reported).not.toContain('max@example.com');
  },
);

it('the client names its version and the product, and measures nothing for Stripe', async () => {
  const { payments, asked } = scriptedStripe({});
  await payments.customerOf('ch_1');
  await payments.customerOf('ch_1');
  for (const { headers } of asked) {
    expect(headers).toMatchObject({
      authorization: `Bearer ${SECRET_KEY}`,
      'stripe-version': '2026-10-28.endive',
      'user-agent': expect.stringContaining('Vibes Outreach') as string,
    });
    expect(headers['x-stripe-client-telemetry']).toBeUndefined();
  }
});
