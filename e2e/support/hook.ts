import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** One request as the user's webhook received it. */
export interface HookRequest {
  /** `webhook-id`, the same over all attempts of a delivery. */
  id: string;
  headers: Record<string, string>;
  body: string;
}

/** How it answers: a status, or silence, or a connection that ends without an answer. */
type HookAnswer =
  { status: number; headers?: Record<string, string>; body?: string | Buffer } | 'hang' | 'drop';

export interface Hook {
  url: string;
  /** All requests received, oldest first. */
  requests: HookRequest[];
  /** Sets the answer to the `n`th request, counted from 1. 200 unless set. */
  answer: (n: number) => HookAnswer;
  stop: () => Promise<void>;
}

const HOST = '127.0.0.1';

function reply(response: ServerResponse, answer: HookAnswer) {
  if (answer === 'hang') return;
  if (answer === 'drop') return response.destroy();
  response.writeHead(answer.status, answer.headers).end(answer.body ?? '');
}

/** A webhook of the user's on this machine, which records its requests and answers as set. */
export async function startHook(): Promise<Hook> {
  const hook: Hook = {
    url: '',
    requests: [],
    answer: () => ({ status: 200 }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      hook.requests.push({ id: headers['webhook-id'] ?? '', headers, body });
      reply(response, hook.answer(hook.requests.length));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const address = server.address();
  hook.url = `http://${HOST}:${address && typeof address === 'object' ? address.port : 0}/hook`;
  return hook;
}

/** How often each event came, whatever the number of attempts. */
export function countEvents({ requests }: Hook): number[] {
  const counts = new Map<string, number>();
  for (const { id } of requests) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts.values()];
}
