import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** One request as a user's webhook got it. */
interface HookRequest {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: string;
}

export type HookAnswer = (response: ServerResponse, request: IncomingMessage) => void;

export interface UserHook {
  origin: string;
  requests: HookRequest[];
  /** Resolves once the next client that asks for the path has hung up. */
  hungUp: (path: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** A webhook on this machine that answers by path, and 200 where it has no answer. */
export async function startUserHook(answers: Record<string, HookAnswer>): Promise<UserHook> {
  const requests: HookRequest[] = [];
  const closed = new Map<string, () => void>();
  const server = createServer((request, response) => {
    const { url: path = '', method = '' } = request;
    response.on('close', () => closed.get(path)?.());
    void text(request).then((body) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      requests.push({ path, method, headers, body });
      (answers[path] ?? (() => response.end('ok')))(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    hungUp: (path) => new Promise((resolve) => closed.set(path, resolve)),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
