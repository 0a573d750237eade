import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { HOST } from '../emulators/choose-ports.ts';

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

/**
 * An HTTP server on 127.0.0.1 that answers what `answer` returns. Port 0 takes any free one. What
 * `answer` throws is passed to `fault`.
 */
export async function startLocalServer(input: {
  port: number;
  answer: (request: LocalRequest) => AnyReply | Promise<AnyReply>;
  fault: (error: unknown) => LocalReply;
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
      return input.fault(error);
    }
  };
  const server = createServer((request, response) => {
    void reply(request).then(({ status, headers, body, is_dropped }) => {
      if (is_dropped) response.destroy();
      else response.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(input.port, HOST, resolve);
  });
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : input.port;
  return {
    origin: `http://${HOST}:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
