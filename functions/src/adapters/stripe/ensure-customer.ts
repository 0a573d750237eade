import type Stripe from 'stripe';
import type { PaymentProvider } from '../../ports/payment-provider.ts';

type Person = Parameters<PaymentProvider['ensureCustomer']>[0];

/** A text within a search query (Stripe, "Search query language"). */
const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/**
 * The oldest customer with the uid. A new one appears in the search late, so the email is asked
 * too.
 */
async function findCustomer(
  client: Stripe,
  { uid, email }: Person,
): Promise<Stripe.Customer | null> {
  const [searched, listed] = await Promise.all([
    client.customers.search({ query: `metadata['uid']:${quoted(uid)}`, limit: 100 }),
    email ? client.customers.list({ email, limit: 100 }) : { data: [] },
  ]);
  const own = [...searched.data, ...listed.data].filter(
    ({ metadata, deleted }) => metadata['uid'] === uid && !deleted,
  );
  own.sort((a, b) => a.created - b.created || a.id.localeCompare(b.id));
  return own[0] ?? null;
}

/**
 * The customer of a user. The request that makes one holds nothing but the uid, so a repeat under
 * its key is the same request, also with another email or name. Those are set by an update.
 */
export async function ensureCustomer(client: Stripe, person: Person) {
  const { uid, email, name, tolt_referral } = person;
  const found = await findCustomer(client, person);
  const { id, metadata } =
    found ??
    (await client.customers.create({ metadata: { uid } }, { idempotencyKey: `customer_${uid}` }));
  // The first referral stays.
  const isReferred = tolt_referral !== null && !metadata['tolt_referral'];
  await client.customers.update(id, {
    ...(email && { email }),
    ...(name && { name }),
    ...(isReferred && { metadata: { tolt_referral } }),
  });
  return { customer_id: id };
}
