import { createServer, type RequestListener, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { HOST, listen } from '../emulators/choose-ports.ts';

/** A task as firebase-admin enqueues it: the body in base64. */
const taskSchema = z.object({
  task: z.object({
    httpRequest: z.object({ body: z.string(), headers: z.record(z.string(), z.string()) }),
  }),
});

const TRIGGER = /^\/functions\/projects\/[^/]+\/triggers\/[^/]+?-(\w+)-\d+$/;
const DIRECT = /^\/[^/]+\/[^/]+\/(\w+)(\/.*)?$/;
const QUEUE = /^\/projects\/[^/]+\/locations\/[^/]+\/queues\/(\w+)\/tasks$/;

/**
 * The endpoints of the functions and of the tasks emulator: events and schedules
 * (`/functions/projects/…/triggers/<region>-<name>-0`), functions by name
 * (`/<project>/<region>/<name>/<its own path>`) and queues. A task is run as soon as it comes, once.
 */
export async function startFunctionServer(input: {
  port: number;
  handlers: ReadonlyMap<string, RequestListener>;
}): Promise<Server> {
  const origin = `http://${HOST}:${input.port}`;

  const enqueue = (queue: string, body: unknown) => {
    const { httpRequest } = taskSchema.parse(body).task;
    const { headers } = httpRequest;
    const request = { method: 'POST', headers, body: Buffer.from(httpRequest.body, 'base64') };
    // Nobody waits for a task: its output is in the functions' own log.
    void fetch(`${origin}/queue/run/${queue}`, request).catch(() => undefined);
  };

  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', origin);
    const queue = QUEUE.exec(pathname)?.[1];
    if (queue !== undefined) {
      void json(request)
        .then((body) => {
          enqueue(queue, body);
        })
        .then(
          () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
          () => response.writeHead(400).end(),
        );
      return;
    }
    const [, name, path = '/'] = TRIGGER.exec(pathname) ?? DIRECT.exec(pathname) ?? [];
    const handler = name === undefined ? undefined : input.handlers.get(name);
    request.url = path + search;
    if (handler) handler(request, response);
    else response.writeHead(404).end();
  });
  await listen(server, input.port);
  return server;
}
