import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { HOST, listen } from '../emulators/choose-ports.ts';

/** In every answer: the folder of the world that answers. */
export const FOLDER_HEADER = 'x-vibes-folder';

const PROJECT = /^\/functions\/projects\/([^/]+)\//;

/**
 * The common gateway of all slots. Events of the one Firestore are forwarded to the functions of
 * their project; `POST /reload` makes the slots load what was built since, and answers when they
 * have.
 */
export async function openSlotsGateway(input: {
  port: number;
  /** The folder of the world, by which a clone knows its own. */
  folder: string;
  /** The functions' port of each project. */
  functions: ReadonlyMap<string, number>;
  reload: () => Promise<void>;
}): Promise<{ close: () => void }> {
  /** The emulator writes an event's bytes in base64 under the headers of plain ones. */
  async function forward(request: IncomingMessage, response: ServerResponse, port: number) {
    const body = Buffer.from(await text(request), 'base64');
    const { url: path, method } = request;
    const headers = { ...request.headers, 'content-length': String(body.length) };
    const onward = ask({ host: HOST, port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    onward.end(body);
  }

  const server = createServer((request, response) => {
    response.setHeader(FOLDER_HEADER, encodeURI(input.folder));
    const url = request.url ?? '';
    if (request.method === 'POST' && url === '/reload') {
      const answer = (status: number) => response.writeHead(status).end();
      void input.reload().then(
        () => answer(200),
        () => answer(500),
      );
      return;
    }
    const port = input.functions.get(PROJECT.exec(url)?.[1] ?? '');
    if (port === undefined) response.writeHead(404).end();
    else void forward(request, response, port);
  });
  await listen(server, input.port);
  return {
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
