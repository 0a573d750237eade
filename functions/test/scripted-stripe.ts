import { DROPPED } from '../../local/src/stand-ins/api-fault.ts';
import { jsonReply } from '../../local/src/stand-ins/local-server.ts';
import { stripePayments, type StripeNotice } from '../src/adapters/stripe/stripe-payments.ts';
import { inProcessHttp } from './in-process-http.ts';

export const SECRET_KEY = 'sk_test_very_secret';
export const WEBHOOK_SECRET = 'whsec_very_secret';

/** A request as Stripe would read it. */
export interface Asked {
  /** `POST /v1/customers`. */
  endpoint: string;
  query: Record<string, string>;
  form: Record<string, string>;
  idempotency_key: string | undefined;
  headers: Record<string, string | string[] | undefined>;
}
type Answer = { status?: number; body: unknown } | 'dropped' | 'silent';

export const listOf = (data: unknown[], has_more = false) => ({
  body: { object: 'list', url: '/v1/list', has_more, data },
});
export const stripeError = (status: number, error: Record<string, unknown>) => ({
  status,
  body: { error: { message: `About ${SECRET_KEY} of max@example.com`, ...error } },
});

/** The payment port in front of answers by endpoint; one without an answer is a 404. */
export function scriptedStripe(answers: Record<string, Answer | ((asked: Asked) => Answer)>) {
  const asked: Asked[] = [];
  const notices: StripeNotice[] = [];
  const http_client = inProcessHttp(({ method, url, body, headers }) => {
    const one: Asked = {
      endpoint: `${method} ${url.pathname}`,
      query: Object.fromEntries(url.searchParams),
      form: Object.fromEntries(new URLSearchParams(body)),
      idempotency_key: headers['idempotency-key'] as string | undefined,
      headers,
    };
    asked.push(one);
    const known = answers[one.endpoint] ?? stripeError(404, { code: 'resource_missing' });
    const answer = typeof known === 'function' ? known(one) : known;
    if (answer === 'silent') return answer;
    if (answer === 'dropped') return DROPPED;
    const reply = jsonReply(answer.body, answer.status);
    return { ...reply, headers: { ...reply.headers, 'request-id': 'req_1' } };
  });
  const open = (options: { timeout?: number; retries?: number } = {}) =>
    stripePayments({
      secret_key: SECRET_KEY,
      webhook_secret: WEBHOOK_SECRET,
      base_url: undefined,
      http_client,
      retries: 0,
      onNotice: (notice) => notices.push(notice),
      ...options,
    });
  return {
    payments: open(),
    open,
    asked,
    notices,
    /** Requests at an endpoint. */
    at: (endpoint: string) => asked.filter((one) => one.endpoint === endpoint),
  };
}
