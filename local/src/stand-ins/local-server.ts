import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { z } from 'zod';
import { HOST, listen } from '../emulators/choose-ports.ts';

/** A running stand-in. `stop` ends open connections too, and is safe to repeat. */
export interface StandIn {
  /** Without a final slash. */
  origin: string;
  stop: () => Promise<void>;
}

export interface LocalRequest {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  /** The body as text; empty when there is none. */
  body: string;
}

export interface LocalReply {
  status: number;
  headers?: Record<string, string>;
  body: string;
  /** The connection ends without an answer. */
  is_dropped?: boolean;
}

/** One whose body may be no text. */
export type AnyReply = Omit<LocalReply, 'body'> & { body: string | Buffer };

/** Stand-ins take small control messages only. */
const BODY_LIMIT = 1_000_000;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw new Error(`A body of more than ${BODY_LIMIT} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export const jsonReply = (value: unknown, status = 200): LocalReply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
});

/** The value of a JSON text, null when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Does what a JSON body asks for; answers 400, with what is wrong in it, when it is none of the schema. */
export function takeBody<Wanted, Reply>(
  schema: z.ZodType<Wanted>,
  sent: unknown,
  take: (wanted: Wanted) => Reply,
): Reply | LocalReply {
  const { success, data, error } = schema.safeParse(sent);
  return success ? take(data) : jsonReply({ error: z.prettifyError(error) }, 400);
}

/** A request of `POST /control/…` that changes a state, answered with all of it. */
export const controlRoute =
  <State>() =>
  <Wanted>(
    name: string,
    schema: z.ZodType<Wanted>,
    change: (state: State, wanted: Wanted) => void,
  ) => ({
    path: `/control/${name}`,
    apply: (state: State, sent: unknown, overview: () => LocalReply): LocalReply =>
      takeBody(schema, sent, (wanted) => {
        change(state, wanted);
        return overview();
      }),
  });

/**
 * An HTTP server on 127.0.0.1 that answers what `answer` returns. Port 0 takes any free one. What
 * `answer` throws is passed to `fault`, without which it is an answer of 500.
 */
export async function startLocalServer(input: {
  port: number;
  answer: (request: LocalRequest) => AnyReply | Promise<AnyReply>;
  fault?: (error: unknown) => LocalReply;
}): Promise<StandIn> {
  const reply = async (request: IncomingMessage): Promise<AnyReply> => {
    try {
      return await input.answer({
        method: request.method ?? 'GET',
        url: new URL(request.url ?? '/', `http://${HOST}`),
        headers: request.headers,
        body: await readBody(request),
      });
    } catch (error) {
      if (input.fault) return input.fault(error);
      return jsonReply({ error: error instanceof Error ? error.message : 'fault' }, 500);
    }
  };
  // On a slow machine a caller uses a connection again after the usual 5 seconds.
  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    void reply(request).then(({ status, headers, body, is_dropped }) => {
      if (is_dropped) response.destroy();
      else response.writeHead(status, headers).end(body);
    });
  });
  const port = await listen(server, input.port);
  return {
    origin: `http://${HOST}:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
