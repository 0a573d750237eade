import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { stripePayments, type StripeNotice } from '../src/adapters/stripe/stripe-payments.ts';

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

/**
 * The payment port in front of a server that answers by endpoint; one without an answer is a 404.
 */
export async function stripeServer(answers: Record<string, Answer | ((asked: Asked) => Answer)>) {
  const asked: Asked[] = [];
  const notices: StripeNotice[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://stripe.test');
      const one: Asked = {
        endpoint: `${request.method ?? ''} ${url.pathname}`,
        query: Object.fromEntries(url.searchParams),
        form: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())),
        idempotency_key: request.headers['idempotency-key'] as string | undefined,
        headers: request.headers,
      };
      asked.push(one);
      const known = answers[one.endpoint] ?? stripeError(404, { code: 'resource_missing' });
      const answer = typeof known === 'function' ? known(one) : known;
      if (answer === 'dropped') request.socket.destroy();
      if (typeof answer === 'string') return;
      response.writeHead(answer.status ?? 200, {
        'content-type': 'application/json',
        'request-id': 'req_1',
      });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const base_url = `http://127.0.0.1:${port}`;
  const open = (options: { timeout?: number; retries?: number } = {}) =>
    stripePayments({
      secret_key: SECRET_KEY,
      webhook_secret: WEBHOOK_SECRET,
      base_url,
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
    stop: () => server.close(),
  };
}
