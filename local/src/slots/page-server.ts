import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { server as hostingServer } from 'superstatic';
import { z } from 'zod';
import { HOST, listen } from '../emulators/choose-ports.ts';
import { ROOT } from '../world/world-paths.ts';
import { readAnswer, type Answer } from './read-answer.ts';

const send = (response: ServerResponse, { status, headers, body }: Answer) =>
  void response.writeHead(status, headers).end(body);

const hostingSchema = z.object({
  headers: z.array(
    z.object({
      source: z.string(),
      headers: z.array(z.object({ key: z.string(), value: z.string() })),
    }),
  ),
});

/**
 * What hosting sets on an answer of 404, wherever it was asked for: the rules of its page, which
 * superstatic overrides by those of the address (firebase.google.com/docs/hosting/full-config).
 */
const ofMissing = (hosting: object): Record<string, string> =>
  Object.fromEntries(
    hostingSchema
      .parse(hosting)
      .headers.filter(({ source }) => source === '404.html')
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );

/**
 * The app's own origin: files, headers and rewrites by the server that the hosting emulator is made
 * of, and the functions behind them in this process. Paths under `/api/` are requested each time;
 * every other answer is cached, since files do not change while a slot runs.
 */
export async function startPageServer(input: {
  /** 0 for any that is free. */
  port: number;
  /** The hosting part of a world's config. */
  hosting: object;
  project: string;
  handlers: ReadonlyMap<string, RequestListener>;
}): Promise<{ origin: string; stop: () => void }> {
  const site = hostingServer({
    config: input.hosting,
    cwd: ROOT,
    stack: 'strict',
    hostname: HOST,
    port: 0,
    rewriters: {
      function: (rewrite: { function: { functionId: string } }) =>
        Promise.resolve(input.handlers.get(rewrite.function.functionId)),
    },
  });
  const source = await new Promise<Server>((resolve) => {
    const listening: Server = site.listen(() => resolve(listening));
  });
  const missing = ofMissing(input.hosting);
  const origin = `http://${HOST}:${(source.address() as AddressInfo).port}`;

  // As hosting returns it for a project without a web app.
  const settings = {
    projectId: input.project,
    apiKey: 'fake-api-key',
    authDomain: `${input.project}.firebaseapp.com`,
  };
  const init: Answer = {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(settings)),
  };
  const kept = new Map<string, Promise<Answer>>([
    ['/__/firebase/init.json', Promise.resolve(init)],
  ]);

  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', origin);
    if (request.method !== 'GET' || pathname.startsWith('/api/')) return site(request, response);
    const known = kept.get(pathname) ?? readAnswer(origin + pathname + search);
    void known.then(
      (answer) => {
        if (answer.status === 200) kept.set(pathname, known);
        const headers = answer.status === 404 ? { ...answer.headers, ...missing } : answer.headers;
        send(response, { ...answer, headers });
      },
      () => response.writeHead(502).end(),
    );
  });
  const port = await listen(server, input.port);
  const stop = () => [server, source].forEach((one) => one.close());
  return { origin: `http://${HOST}:${port}`, stop };
}
