import { jsonReply, type LocalReply, type LocalRequest } from '../../local-server.ts';
import type { At } from '../account/account.ts';
import { newId } from '../account/new-id.ts';
import { ApiError, errorReply } from './api-error.ts';
import { API_VERSION } from './api-version.ts';
import { CATALOG_ROUTES } from './catalog-routes.ts';
import { CUSTOMER_ROUTES } from './customer-routes.ts';
import { decodeForm } from './form.ts';
import { answerOnce } from './idempotency.ts';
import { MONEY_ROUTES } from './money-routes.ts';
import type { Route } from './route.ts';
import { SESSION_ROUTES } from './session-routes.ts';
import { SETUP_ROUTES } from './setup-routes.ts';
import { SUBSCRIPTION_ROUTES } from './subscription-routes.ts';

const ROUTES: Route[] = [
  ...CUSTOMER_ROUTES,
  ...CATALOG_ROUTES,
  ...SESSION_ROUTES,
  ...SETUP_ROUTES,
  ...SUBSCRIPTION_ROUTES,
  ...MONEY_ROUTES,
];

function find({ method, url }: LocalRequest) {
  for (const route of ROUTES) {
    const found = route.method === method ? route.pattern.exec(url.pathname) : null;
    if (found) return { route, id: found[1] ?? '' };
  }
  return null;
}

/**
 * The kind by which a request is counted and made to fail; `unknown` for one that is not served.
 */
export const kindOf = (request: LocalRequest): string => find(request)?.route.kind ?? 'unknown';

function checkHeaders({ headers }: LocalRequest, api_key: string): void {
  const key = headers.authorization?.replace(/^Bearer /, '') ?? '';
  if (key !== api_key) {
    const message = key
      ? `Invalid API Key provided: ${'*'.repeat(8)}${key.slice(-4)}`
      : 'You did not provide an API key.';
    throw new ApiError(401, { type: 'invalid_request_error', message });
  }
  const version = headers['stripe-version'];
  if (version !== undefined && version !== API_VERSION) {
    const message = `Invalid Stripe API version: ${String(version)}. Spoken here: ${API_VERSION}.`;
    throw new ApiError(400, { type: 'invalid_request_error', message });
  }
}

function answerRoute(at: At, origin: string, request: LocalRequest): LocalReply {
  const found = find(request);
  const { method, url, body } = request;
  const path = url.pathname;
  if (!found) {
    const message = `Unrecognized request URL (${method}: ${path}).`;
    throw new ApiError(404, { type: 'invalid_request_error', message });
  }
  const form = decodeForm(method === 'POST' ? body : url.search.slice(1));
  const work = () => jsonReply(found.route.answer({ at, origin, path, id: found.id, form }));
  const key = request.headers['idempotency-key'];
  if (method !== 'POST' || typeof key !== 'string') return work();
  return answerOnce(at, { key, method, path, body }, work);
}

const withHeaders = (reply: LocalReply, { headers }: LocalRequest): LocalReply => {
  const key = headers['idempotency-key'];
  return {
    ...reply,
    headers: {
      ...reply.headers,
      'request-id': newId('req'),
      'stripe-version': API_VERSION,
      ...(typeof key === 'string' && { 'idempotency-key': key }),
    },
  };
};

/** Answers one request of Stripe's API at the moment `at`. */
export function answerApi(
  at: At,
  { origin, api_key }: { origin: string; api_key: string },
  request: LocalRequest,
): LocalReply {
  try {
    checkHeaders(request, api_key);
    return withHeaders(answerRoute(at, origin, request), request);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return withHeaders(errorReply(error.status, error.details), request);
  }
}
