import Stripe from 'stripe';

/** By this the product's own configuration is found again. */
const OWN = { made_by: 'vibes_outreach' };
/** What docs/billing.md describes: a plan ends with its period, and cannot be switched. */
const FEATURES: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end' },
};

/** The configuration the portal opens with; null when there is none yet. */
export async function findPortal(
  client: Stripe,
): Promise<Stripe.BillingPortal.Configuration | null> {
  const { data } = await client.billingPortal.configurations.list({ active: true, limit: 100 });
  // One that the operator has saved in the dashboard is theirs to change there, and goes first.
  const saved = data.find(({ is_default }) => is_default);
  return saved ?? data.find(({ metadata }) => metadata?.['made_by'] === OWN.made_by) ?? null;
}

/** The id of the portal's configuration, made when there is none. */
export async function findOrMakePortal(client: Stripe): Promise<string> {
  const found = await findPortal(client);
  if (found) return found.id;
  const wanted = { features: FEATURES, metadata: OWN };
  const idempotencyKey = 'portal_vibes_outreach_1';
  return (await client.billingPortal.configurations.create(wanted, { idempotencyKey })).id;
}

/**
 * Opens the portal for a customer. A restricted key may be allowed to open it and not to see its
 * configurations: then the account's default is used, as before there were others.
 */
export async function openPortal(
  client: Stripe,
  { customer_id: customer, return_url }: { customer_id: string; return_url: string },
): Promise<{ url: string }> {
  const configuration = await findOrMakePortal(client).catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripePermissionError) return null;
    throw error;
  });
  const { url } = await client.billingPortal.sessions.create({
    customer,
    return_url,
    ...(configuration !== null && { configuration }),
  });
  return { url };
}
