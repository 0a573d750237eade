import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { newId } from '../account/new-id.ts';
import { describeEvent } from '../describe/event.ts';
import { describeConfiguration, describeEndpoint } from '../describe/setup.ts';
import { invalidRequest } from './api-error.ts';
import { changeMetadata } from './change-metadata.ts';
import { listPage } from './list-page.ts';
import { pick } from './pick.ts';
import { flag, listParams, metadataChange, whole } from './read-params.ts';
import { route } from './route.ts';

/** As at Stripe, which takes 16 in each mode. */
const MOST_ENDPOINTS = 16;

const on = z.strictObject({ enabled: z.enum(['true', 'false']) });
const features = z.strictObject({
  invoice_history: on.optional(),
  payment_method_update: on.optional(),
  subscription_cancel: on
    .extend({ mode: z.enum(['at_period_end', 'immediately']).optional() })
    .optional(),
});
const none = z.strictObject({});

const eventName = z
  .string()
  .regex(/^(?:\*|[a-z_]+(?:\.[a-z_]+)+)$/, 'must be the name of an event');
const endpointFields = { enabled_events: z.array(eventName).min(1), url: z.url() };
const newEndpoint = z.strictObject({
  ...endpointFields,
  metadata: metadataChange.optional(),
});
const endpointChange = z
  .strictObject({ ...endpointFields, disabled: flag, metadata: metadataChange })
  .partial();

const listedEvents = z.strictObject({
  ...listParams,
  types: z.array(eventName).max(20).optional(),
  delivery_success: flag.optional(),
  created: z.strictObject({ gt: whole, lte: whole }).partial().optional(),
});

/** What an operator sets up once: the portal, and where events are sent. */
export const SETUP_ROUTES = [
  route('GET', 'events', 'events.list', listedEvents, ({ at, path, params }) => {
    const { types, delivery_success, created = {} } = params;
    const kept = at.account.events.filter(
      (event) =>
        (types?.includes(event.type) ?? true) &&
        (delivery_success ?? event.is_delivered) === event.is_delivered &&
        event.created > (created.gt ?? -Infinity) &&
        event.created <= (created.lte ?? Infinity),
    );
    return listPage({ url: path, kept, params, describe: describeEvent });
  }),
  route(
    'GET',
    'billing_portal/configurations',
    'billingPortal.configurations.list',
    z.strictObject({ ...listParams, active: flag.optional() }),
    ({ at, path, params }) =>
      listPage({
        url: path,
        kept: at.account.portal_configurations.filter(
          (one) => (params.active ?? one.is_active) === one.is_active,
        ),
        params,
        describe: describeConfiguration,
      }),
  ),
  route(
    'POST',
    'billing_portal/configurations',
    'billingPortal.configurations.create',
    z.strictObject({ features, metadata: metadataChange.optional() }),
    ({ at, params }) => {
      const made = {
        id: newId('bpc'),
        created: at.now,
        is_active: true,
        is_default: false,
        metadata: changeMetadata({}, params.metadata),
      };
      at.account.portal_configurations.push(made);
      return describeConfiguration(made);
    },
  ),
  route('GET', 'webhook_endpoints', 'webhookEndpoints.list', z.strictObject(listParams), (asked) =>
    listPage({
      url: asked.path,
      kept: asked.at.account.webhook_endpoints,
      params: asked.params,
      describe: (one) => describeEndpoint(one),
    }),
  ),
  route('POST', 'webhook_endpoints', 'webhookEndpoints.create', newEndpoint, ({ at, params }) => {
    const { webhook_endpoints } = at.account;
    if (webhook_endpoints.length >= MOST_ENDPOINTS) {
      throw invalidRequest(
        `You have reached the maximum of ${MOST_ENDPOINTS} test webhook endpoints.`,
      );
    }
    const made = {
      id: newId('we'),
      created: at.now,
      url: params.url,
      enabled_events: params.enabled_events,
      is_enabled: true,
      metadata: changeMetadata({}, params.metadata),
    };
    webhook_endpoints.push(made);
    return describeEndpoint(made, `whsec_${randomBytes(24).toString('base64url')}`);
  }),
  route('POST', 'webhook_endpoints/:id', 'webhookEndpoints.update', endpointChange, (asked) => {
    const { at, id, params } = asked;
    const endpoint = pick(at.account.webhook_endpoints, id, 'webhook endpoint');
    endpoint.url = params.url ?? endpoint.url;
    endpoint.enabled_events = params.enabled_events ?? endpoint.enabled_events;
    if (params.disabled !== undefined) endpoint.is_enabled = !params.disabled;
    endpoint.metadata = changeMetadata(endpoint.metadata, params.metadata);
    return describeEndpoint(endpoint);
  }),
  route('DELETE', 'webhook_endpoints/:id', 'webhookEndpoints.del', none, ({ at, id }) => {
    const { account } = at;
    pick(account.webhook_endpoints, id, 'webhook endpoint');
    account.webhook_endpoints = account.webhook_endpoints.filter((one) => one.id !== id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
];
