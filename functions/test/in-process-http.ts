import Stripe from 'stripe';
import type { LocalReply, LocalRequest } from '../../local/src/stand-ins/local-server.ts';

/**
 * Stripe's client without a network: `answer` returns what a server would. A dropped connection
 * fails at once, and one without an answer after the client's time.
 */
export function inProcessHttp(
  answer: (request: LocalRequest) => LocalReply | Promise<LocalReply> | 'silent',
): Stripe.HttpClient {
  return {
    getClientName: () => 'in-process',
    async makeRequest(_host, _port, path, method, headers, body, _protocol, timeout) {
      const reply = await answer({
        method,
        url: new URL(path, 'https://api.stripe.com'),
        headers: Object.fromEntries(
          Object.entries(headers as Record<string, string>).map(([name, value]) => [
            name.toLowerCase(),
            value,
          ]),
        ),
        // A query that is repeated as the body of a GET is no body.
        body: method === 'POST' ? body : '',
      });
      if (reply === 'silent') {
        await new Promise((resolve) => setTimeout(resolve, timeout));
        throw Stripe.HttpClient.makeTimeoutError();
      }
      if (reply.is_dropped) throw new Error('The connection ended.');
      return {
        getStatusCode: () => reply.status,
        getHeaders: () => reply.headers ?? {},
        getRawResponse: () => reply,
        toStream: () => reply.body,
        toJSON: () => Promise.resolve(JSON.parse(reply.body) as unknown),
      };
    },
  };
}
