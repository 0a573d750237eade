import { z } from 'zod';
import type { Account, At, CheckoutSession, PortalSession } from '../account/account.ts';
import { newId } from '../account/new-id.ts';
import { describePortal, describeSession } from '../describe/session.ts';
import { expireSession, SESSION_LIFE } from '../rules/pay-session.ts';
import { invalidRequest } from './api-error.ts';
import { changeMetadata } from './change-metadata.ts';
import { pick } from './pick.ts';
import { idParam, metadataChange } from './read-params.ts';
import { route, type Asked } from './route.ts';

const sessionParams = z.strictObject({
  mode: z.literal('subscription'),
  customer: idParam,
  success_url: z.url(),
  cancel_url: z.url().optional(),
  client_reference_id: z.string().max(200).optional(),
  metadata: metadataChange.optional(),
  line_items: z
    .array(z.strictObject({ price: idParam, quantity: z.literal('1') }))
    .length(1, 'this stand-in sells one plan at a time'),
  subscription_data: z
    .strictObject({
      metadata: metadataChange.optional(),
    })
    .optional(),
});

function createSession({
  at: { account, now },
  origin,
  params,
}: Asked<z.infer<typeof sessionParams>>): CheckoutSession {
  const customer = pick(account.customers, params.customer, 'customer', 'customer');
  const price_id = params.line_items[0]?.price ?? '';
  const price = pick(account.prices, price_id, 'price', 'line_items[0][price]');
  if (!price.is_active) {
    throw invalidRequest(`The price specified is inactive. This field only accepts active prices.`);
  }
  const id = newId('cs');
  const session: CheckoutSession = {
    id,
    created: now,
    expires_at: now + SESSION_LIFE,
    status: 'open',
    customer_id: customer.id,
    client_reference_id: params.client_reference_id ?? null,
    metadata: changeMetadata({}, params.metadata),
    subscription_metadata: changeMetadata({}, params.subscription_data?.metadata),
    price_id: price.id,
    success_url: params.success_url,
    cancel_url: params.cancel_url ?? null,
    url: `${origin}/pay/${id}`,
    subscription_id: null,
  };
  account.sessions.push(session);
  return session;
}

function expire(at: At, id: string): CheckoutSession {
  const session = pick(at.account.sessions, id, 'checkout.session');
  if (session.status !== 'open') {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  expireSession(at, session);
  return session;
}

const portalParams = z.strictObject({
  customer: idParam,
  return_url: z.url().optional(),
  configuration: idParam.optional(),
});

/** The configuration that was named, else the one saved in the dashboard. */
function configurationOf({ portal_configurations }: Account, id: string | undefined): string {
  const active = portal_configurations.filter(({ is_active }) => is_active);
  if (id !== undefined) return pick(active, id, 'configuration', 'configuration').id;
  const saved = active.find(({ is_default }) => is_default);
  if (saved) return saved.id;
  throw invalidRequest(
    'No configuration provided and your test mode default configuration has not been created.',
  );
}

function createPortal({
  at: { account, now },
  origin,
  params,
}: Asked<z.infer<typeof portalParams>>): PortalSession {
  const { id: customer_id } = pick(account.customers, params.customer, 'customer', 'customer');
  const id = newId('bps');
  const return_url = params.return_url ?? null;
  const configuration_id = configurationOf(account, params.configuration);
  const url = `${origin}/portal/${id}`;
  const portal = { id, created: now, configuration_id, customer_id, return_url, url };
  account.portals.push(portal);
  return portal;
}

const none = z.strictObject({});

export const SESSION_ROUTES = [
  route('POST', 'checkout/sessions', 'checkout.sessions.create', sessionParams, (asked) =>
    describeSession(createSession(asked)),
  ),
  route('GET', 'checkout/sessions/:id', 'checkout.sessions.retrieve', none, ({ at, id }) =>
    describeSession(pick(at.account.sessions, id, 'checkout.session')),
  ),
  route('POST', 'checkout/sessions/:id/expire', 'checkout.sessions.expire', none, ({ at, id }) =>
    describeSession(expire(at, id)),
  ),
  route('POST', 'billing_portal/sessions', 'billingPortal.sessions.create', portalParams, (asked) =>
    describePortal(createPortal(asked)),
  ),
];
