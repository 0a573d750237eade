import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testWorld } from './world.ts';

export interface Release {
  /** Where the app is served from, without a final slash. */
  origin: string;
  /** Publishes a second version, without the files whose names begin so. */
  publish: (gone?: string) => void;
  /** Restores what was removed, as under another name. */
  restore: () => void;
  stop: () => void;
}

/** The world, served from an address of its own, where a second version can be published. */
export async function startRelease(): Promise<Release> {
  const { web } = await testWorld();
  const { hostname, port } = new URL(web);
  let version = 1;
  let gone: string | null = null;

  async function sendWorker(response: ServerResponse) {
    const worker = await (await fetch(`${web}/sw.js`)).text();
    const entry = new RegExp(`\\{[^{}]*url:"assets/${gone ?? ' '}[^{}]*\\},?`);
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
    response.end(`${gone ? worker.replace(entry, '') : worker}\n// ${version}`);
  }

  function pass(request: IncomingMessage, response: ServerResponse) {
    const { url: path, method, headers } = request;
    const upstream = ask({ hostname, port, path, method, headers }, (answer) => {
      // Only the worker's own store may answer for a file that is gone.
      const kept = { ...answer.headers, 'cache-control': 'no-store' };
      response.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  }

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === '/sw.js') void sendWorker(response);
    else if (gone && path.startsWith(`/assets/${gone}`)) response.writeHead(404).end();
    else pass(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish: (without) => {
      version += 1;
      gone = without ?? null;
    },
    restore: () => {
      gone = null;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
