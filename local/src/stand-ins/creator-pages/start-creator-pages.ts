import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import {
  type AnyReply,
  jsonReply,
  type LocalReply,
  parseJson,
  type StandIn,
  startLocalServer,
  takeBody,
} from '../local-server.ts';
import { answerPage } from './answer-page.ts';
import { inventedPicture } from './invented-picture.ts';

const controlSchema = z.strictObject({
  /** The time of every page, in milliseconds. */
  delay_ms: z.number().min(0).max(60_000),
});

/**
 * The scraping service of the local world: `GET /?url=<percent-encoded address>` answers as the
 * page would, with its status, and `x-final-url` after redirects; redirects to a private address or
 * in a circle are passed on. Its own failures are 5xx with `x-gateway-error`. `POST /control
 * {"delay_ms": n}` slows it down, `GET /control` returns how many pages were requested.
 * `GET /pictures/…` is a picture that a page links to.
 */
export async function startCreatorPages({ port }: { port: number }): Promise<StandIn> {
  let delay_ms = 0;
  let requests = 0;

  const control = (method: string, body: string): LocalReply => {
    if (method === 'GET') return jsonReply({ requests, delay_ms });
    return takeBody(controlSchema, parseJson(body), (wanted) => {
      ({ delay_ms } = wanted);
      return jsonReply({ requests, delay_ms });
    });
  };

  const picture = async (pathname: string): Promise<AnyReply> => {
    const body = await inventedPicture(pathname);
    return body
      ? { status: 200, headers: { 'content-type': 'image/jpeg' }, body }
      : { status: 404, headers: { 'content-type': 'text/plain' }, body: 'No such picture.' };
  };

  const page = async (address: string | null, host: string): Promise<LocalReply> => {
    requests += 1;
    if (!address || !URL.canParse(address)) throw new Error('Give an absolute address as ?url=');
    const answer = answerPage(new URL(address), `http://${host}`);
    const { status, content_type, body, final_url, location } = answer;
    const wait = Math.max(delay_ms, answer.delay_ms ?? 0);
    if (wait > 0) await sleep(wait);
    return {
      status,
      headers: {
        'content-type': content_type,
        ...(final_url && { 'x-final-url': final_url }),
        ...(location && { location }),
      },
      body,
    };
  };

  return startLocalServer({
    port,
    answer: ({ method, url, body, headers }) => {
      if (url.pathname === '/control') return control(method, body);
      if (url.pathname.startsWith('/pictures/')) return picture(url.pathname);
      return page(url.searchParams.get('url'), headers.host ?? '');
    },
    fault: (error) => ({
      status: 502,
      headers: { 'x-gateway-error': 'bad_request', 'content-type': 'text/plain' },
      body: error instanceof Error ? error.message : 'unknown',
    }),
  });
}
