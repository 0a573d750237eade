import Stripe from 'stripe';

type HttpResponse = Awaited<ReturnType<Stripe.HttpClient['makeRequest']>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Stripe's client over Node's or another, except that a failing status whose JSON is no error of Stripe's,
 * as a proxy in between may answer, is no answer. The client alone would take it for a success,
 * and a page that was not found for one that has run out.
 */
export function strictHttpClient(
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
