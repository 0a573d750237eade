import Stripe from 'stripe';

type HttpResponse = Awaited<ReturnType<Stripe.HttpClient['makeRequest']>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Stripe's client over Node's or another, except that a failing status whose JSON is no error of Stripe's,
 * as a proxy in between may answer, is no answer. The client alone would take it for a success,
 * and a page that was not found for one that has run out.
 */
function strictHttpClient(
  client: Stripe.HttpClient = Stripe.createNodeHttpClient(),
): Stripe.HttpClient {
  const strict = (response: HttpResponse): HttpResponse => {
    const readJson = response.toJSON.bind(response);
    response.toJSON = async () => {
      const json: unknown = await readJson();
      const isFailing = response.getStatusCode() >= 300;
      if (isFailing && !(isObject(json) && 'error' in json)) throw new Error('no_stripe_error');
      return json;
    };
    return response;
  };
  return {
    getClientName: () => client.getClientName(),
    makeRequest: async (...request) => strict(await client.makeRequest(...request)),
  };
}

export interface StripeAddress {
  secret_key: string;
  /** In place of Stripe's own, without a final slash. */
  base_url: string | undefined;
  /** Milliseconds for one request. */
  timeout?: number | undefined;
  /** How often a request without an answer is repeated. */
  retries?: number | undefined;
  /** In place of Node's, for a Stripe in the same process. */
  http_client?: Stripe.HttpClient | undefined;
}

const TIMEOUT = 10_000;
const RETRIES = 2;

/** Where requests go; Stripe's own host when no other is named. */
function target(
  base_url: string | undefined,
): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (base_url === undefined) return {};
  const { hostname, port, protocol } = new URL(base_url);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
  };
}

/**
 * Stripe's client, at the API version its types are written for. Repeats are safe: the client
 * gives every POST an idempotency key, of its own where we name none.
 */
export const openClient = ({
  secret_key,
  base_url,
  timeout,
  retries,
  http_client,
}: StripeAddress): Stripe =>
  new Stripe(secret_key, {
    ...target(base_url),
    apiVersion: '2026-10-28.endive',
    maxNetworkRetries: retries ?? RETRIES,
    timeout: timeout ?? TIMEOUT,
    httpClient: strictHttpClient(http_client),
    telemetry: false,
    appInfo: { name: 'Vibes Outreach' },
  });
