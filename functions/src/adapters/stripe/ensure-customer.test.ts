import { describe, expect, it } from 'vitest';
import { listOf, scriptedStripe } from '../../../test/scripted-stripe.ts';

const max = { uid: 'max', email: 'max@example.com', name: 'Max', tolt_referral: null };
const customer = (id: string, created: number, metadata: Record<string, string>) => ({
  id,
  object: 'customer',
  created,
  metadata,
});
const SEARCH = 'GET /v1/customers/search';
const LIST = 'GET /v1/customers';
const CREATE = 'POST /v1/customers';
const updated = (id: string) => ({
  [`POST /v1/customers/${id}`]: { body: customer(id, 1, { uid: 'max' }) },
});

describe('the customer of a user', () => {
  it('is made with the uid alone and a key of the user’s, then updated with the rest', async () => {
    const { payments, at } = scriptedStripe({
      [SEARCH]: listOf([]),
      [LIST]: listOf([]),
      [CREATE]: { body: customer('cus_new', 5, { uid: 'max' }) },
      ...updated('cus_new'),
    });
    await expect(payments.ensureCustomer({ ...max, tolt_referral: 'tolt_1' })).resolves.toEqual({
      customer_id: 'cus_new',
    });
    expect(at(CREATE)).toMatchObject([
      { form: { 'metadata[uid]': 'max' }, idempotency_key: 'customer_max' },
    ]);
    expect(Object.keys(at(CREATE)[0]?.form ?? {})).toEqual(['metadata[uid]']);
    expect(at('POST /v1/customers/cus_new')[0]?.form).toEqual({
      email: 'max@example.com',
      name: 'Max',
      'metadata[tolt_referral]': 'tolt_1',
    });
    expect(at(SEARCH)[0]?.query['query']).toBe("metadata['uid']:'max'");
  });

  it('is the oldest of those with the uid, wherever it is found', async () => {
    const { payments, at } = scriptedStripe({
      [SEARCH]: listOf([customer('cus_b', 7, { uid: 'max' })]),
      [LIST]: listOf([
        customer('cus_foreign', 1, { uid: 'eve' }),
        customer('cus_shop', 2, {}),
        customer('cus_a', 6, { uid: 'max' }),
      ]),
      ...updated('cus_a'),
    });
    await expect(payments.ensureCustomer(max)).resolves.toEqual({ customer_id: 'cus_a' });
    expect(at(CREATE)).toEqual([]);
  });

  it('takes a name that is cut within a character', async () => {
    const { payments, at } = scriptedStripe({
      [SEARCH]: listOf([customer('cus_a', 1, { uid: 'max' })]),
      [LIST]: listOf([]),
      ...updated('cus_a'),
    });
    await payments.ensureCustomer({ ...max, name: 'Max \ud83d' });
    expect(at('POST /v1/customers/cus_a')[0]?.form['name']).toBe('Max \ufffd');
  });

  it('keeps its first referral', async () => {
    const known = customer('cus_a', 6, { uid: 'max', tolt_referral: 'tolt_first' });
    const { payments, at } = scriptedStripe({
      [SEARCH]: listOf([known]),
      [LIST]: listOf([]),
      ...updated('cus_a'),
    });
    await payments.ensureCustomer({ ...max, tolt_referral: 'tolt_second' });
    expect(at('POST /v1/customers/cus_a')[0]?.form).toEqual({
      email: 'max@example.com',
      name: 'Max',
    });
  });

  it('is not found by a uid that breaks out of the query', async () => {
    const { payments, at } = scriptedStripe({
      [SEARCH]: listOf([]),
      [CREATE]: { body: customer('cus_new', 5, { uid: "o'\\x" }) },
      ...updated('cus_new'),
    });
    await payments.ensureCustomer({ ...max, uid: "o'\\x", email: '', name: '' });
    expect(at(SEARCH)[0]?.query['query']).toBe("metadata['uid']:'o\\'\\\\x'");
    expect(at(LIST)).toEqual([]);
  });
});

describe('the owner of a customer', () => {
  it.each([
    ['is the uid it carries', { body: customer('cus_a', 1, { uid: 'max' }) }, 'max'],
    ['is nobody for one of another product', { body: customer('cus_a', 1, {}) }, null],
    [
      'is nobody once it was deleted',
      { body: { id: 'cus_a', object: 'customer', deleted: true } },
      null,
    ],
  ] as const)('%s', async (_, answer, uid) => {
    const { payments } = scriptedStripe({ 'GET /v1/customers/cus_a': answer });
    await expect(payments.ownerOf('cus_a')).resolves.toBe(uid);
  });

  it('is nobody for one that does not exist', async () => {
    const { payments } = scriptedStripe({});
    await expect(payments.ownerOf('cus_x')).resolves.toBeNull();
  });
});

describe('the customer of a payment', () => {
  it.each([
    ['cus_a', 'cus_a'],
    [{ id: 'cus_b', object: 'customer' }, 'cus_b'],
    [null, null],
  ])('is %j', async (value, customer_id) => {
    const { payments } = scriptedStripe({
      'GET /v1/charges/ch_1': { body: { id: 'ch_1', object: 'charge', customer: value } },
    });
    await expect(payments.customerOf('ch_1')).resolves.toBe(customer_id);
  });

  it('is none for a payment that is not known', async () => {
    const { payments } = scriptedStripe({});
    await expect(payments.customerOf('ch_1')).resolves.toBeNull();
  });
});
