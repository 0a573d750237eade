import { createServer, type ServerResponse } from 'node:http';
import { HOST, listen } from '../src/emulators/choose-ports.ts';

/** A page of the invented web behind the gateway. */
export interface InventedPage {
  status?: number;
  type?: string;
  body?: string | Buffer;
  moved_to?: string;
}

/** What a gateway can do wrong, each planted alone. */
export interface GatewayFaults {
  /** Every answer has status 200. */
  hides_status: boolean;
  /** The last address after a redirect is not named. */
  hides_redirects: boolean;
  /** Only what is before the first & arrives. */
  cuts_query: boolean;
  /** The page comes in JSON, under a name that nobody knows. */
  wraps: boolean;
  hides_type: boolean;
  /** Characters after which a page ends. */
  cut_at: number | null;
  /** Pictures are replaced by a page. */
  replaces_pictures: boolean;
  /** Its own faults are not marked. */
  hides_own_faults: boolean;
  reaches_private: boolean;
  refuses_key: boolean;
}

export const NO_FAULTS: GatewayFaults = {
  hides_status: false,
  hides_redirects: false,
  cuts_query: false,
  wraps: false,
  hides_type: false,
  cut_at: null,
  replaces_pictures: false,
  hides_own_faults: false,
  reaches_private: false,
  refuses_key: false,
};

const isPrivate = (url: string) => /^http:/.test(url);

/**
 * A gateway to an invented web, as scraping services are called: the page's address in `url`, its
 * last one in `x-final-url`, its own failures marked by `x-gateway-error`. It follows redirects.
 */
export async function startStandInGateway(web: ReadonlyMap<string, InventedPage>) {
  const faults = { ...NO_FAULTS };

  const fail = (response: ServerResponse, status: number, why: string) =>
    response
      .writeHead(status, faults.hides_own_faults ? {} : { 'x-gateway-error': why })
      .end(`<title>${why}</title>`);

  function answer(asked: string, response: ServerResponse) {
    if (faults.refuses_key) return response.writeHead(401).end('Unknown key');
    if (isPrivate(asked) && faults.reaches_private) return response.end('instance/');
    if (isPrivate(asked)) return fail(response, 403, 'private address');
    const first = web.get(asked);
    const final = first?.moved_to ?? asked;
    const page = web.get(final);
    if (!page) return fail(response, 502, 'no such host');
    const { status = 200, type = 'text/html; charset=utf-8', body = '' } = page;
    const isPicture = type.startsWith('image/');
    const whole = faults.replaces_pictures && isPicture ? '<p>A picture</p>' : body;
    const cut = faults.cut_at === null ? whole : whole.slice(0, faults.cut_at);
    const sent = faults.wraps ? JSON.stringify({ payload: String(cut) }) : cut;
    const said = faults.replaces_pictures && isPicture ? 'text/html' : type;
    return response
      .writeHead(faults.hides_status ? 200 : status, {
        ...(!faults.hides_type && { 'content-type': faults.wraps ? 'application/json' : said }),
        ...(!faults.hides_redirects && { 'x-final-url': final }),
      })
      .end(sent);
  }

  const server = createServer((request, response) => {
    const query = /[?&]url=(.*)$/.exec(request.url ?? '')?.[1] ?? '';
    const asked = decodeURIComponent(query);
    answer(faults.cuts_query ? (asked.split('&')[0] ?? '') : asked, response);
  });
  const port = await listen(server, 0);
  return {
    template: `http://${HOST}:${port}/?url={url}`,
    faults,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
