import { request as ask, type IncomingHttpHeaders, type Server } from 'node:http';
import {
  createSecureServer,
  type Http2Server,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { server as hostingServer } from 'superstatic';
import { HOST } from '../../emulators/choose-ports.ts';
import { OWN_HEADERS, readAnswer, type Answer } from '../../slots/read-answer.ts';
import { ROOT } from '../../world/world-paths.ts';
import type { Certificate } from './certificate.ts';

const compress = promisify(brotliCompress);

/** As servers compress on the fly; the app is 5 % smaller than by gzip. */
const QUALITY = 5;
const IS_TEXT = /^(?:text\/|image\/svg|application\/(?:javascript|json|manifest|xml))/;

/** What the world's own hosting answers: functions, settings, and where the emulators are. */
const IS_OF_WORLD = /^\/(?:api\/|__\/|emulators\.json$)/;

async function compressed(answer: Answer): Promise<Answer> {
  if (!IS_TEXT.test(answer.headers['content-type'] ?? '')) return answer;
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  const body = await compress(answer.body, { params });
  const headers = {
    ...answer.headers,
    'content-encoding': 'br',
    'content-length': `${body.length}`,
  };
  return { ...answer, body, headers };
}

const withoutOwn = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OWN_HEADERS.has(name)),
  );

function forward(world: string, request: Http2ServerRequest, response: Http2ServerResponse) {
  const { method, headers } = request;
  const { host } = new URL(world);
  const onward = ask(
    new URL(request.url, world),
    { method, headers: { ...withoutOwn(headers), host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutOwn(answer.headers));
      answer.pipe(response.stream);
    },
  );
  onward.on('error', () => response.stream.destroy());
  request.stream.pipe(onward);
}

async function listen(server: Server | Http2Server): Promise<number> {
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

/**
 * Serves a built app as Firebase Hosting does: HTTP/2, brotli, and the headers and rewrites of its
 * own `hosting`. The files are read once. Everything else is answered by the running world.
 */
export async function serveAsHosting(input: {
  /** As `hostingConfig` makes it. */
  hosting: object;
  /** The origin of the world's own hosting. */
  world: string;
  certificate: Certificate;
}): Promise<{ origin: string; stop: () => void }> {
  const site = hostingServer({
    config: input.hosting,
    cwd: ROOT,
    stack: 'strict',
    hostname: HOST,
    port: 0,
  });
  const files: Server = site.listen(() => undefined);
  const source = `http://${HOST}:${await listen(files)}`;
  const kept = new Map<string, Promise<Answer>>();
  const answerTo = (path: string) => {
    const known = kept.get(path) ?? readAnswer(source + path).then(compressed);
    kept.set(path, known);
    return known;
  };

  const { key, cert } = input.certificate;
  const server = createSecureServer({ key, cert }, (request, response) => {
    const { pathname } = new URL(request.url, source);
    if (IS_OF_WORLD.test(pathname)) return forward(input.world, request, response);
    void answerTo(pathname).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502).end(),
    );
  });
  server.listen({ host: HOST, port: 0 });
  return {
    origin: `https://${HOST}:${await listen(server)}`,
    stop: () => {
      server.close();
      files.close();
    },
  };
}
