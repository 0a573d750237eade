import { createHash } from 'node:crypto';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { HOST } from '../emulators/choose-ports.ts';
import { IN_PAGE_SCRIPT } from './in-page.ts';

/** The policy's word for the script of the walk, and for no other. */
const SCRIPT_HASH = `'sha256-${createHash('sha256').update(IN_PAGE_SCRIPT).digest('base64')}'`;

/** The way from a browser to one server. A closed gate refuses connections, as a lost network does. */
export interface Gate {
  port: number;
  close: () => void;
  reopen: () => Promise<void>;
  /** Answers with an error since the last call; a page answered with 404 works as meant. */
  failures: () => string[];
}

const isText = ({ headers }: IncomingMessage) =>
  /^(?:text\/html|application\/json)/.test(headers['content-type'] ?? '');

/** Before every script of the page's own, and inside the page: the worker keeps it with the page for a visit without a network. */
const withScript = (html: string): string =>
  html.replace(/<head>/i, () => `<head><script>${IN_PAGE_SCRIPT}</script>`);
const allowingScript = (policy: string): string =>
  policy.replace(/\bscript-src /, `script-src ${SCRIPT_HASH} `);

/** Replaces the servers' ports by those of their gates. */
const throughGates = (words: string, gates: ReadonlyMap<number, number>): string =>
  words.replace(/\b\d{4,5}\b/g, (port) => String(gates.get(Number(port)) ?? port));

/**
 * Opens a gate to the server on `port`. Pages get the script of the walk; in JSON and in the
 * policy, the ports of `gates` are replaced, so that the page goes through these too.
 */
export async function openGate(port: number, gates: ReadonlyMap<number, number> = new Map()) {
  const failed: string[] = [];

  async function pass(answer: IncomingMessage, response: ServerResponse) {
    const headers = { ...answer.headers };
    const policy = headers['content-security-policy'];
    if (typeof policy === 'string')
      headers['content-security-policy'] = allowingScript(throughGates(policy, gates));
    const status = answer.statusCode ?? 502;
    if (!isText(answer) || gates.size === 0) {
      // At once: the database's streams begin long before their first bytes.
      response.writeHead(status, headers).flushHeaders();
      answer.pipe(response);
      return;
    }
    const isPage = headers['content-type']?.startsWith('text/html');
    const body = await text(answer);
    delete headers['content-length'];
    response.writeHead(status, headers);
    response.end(isPage ? withScript(body) : throughGates(body, gates));
  }

  const server = createServer((request, response) => {
    const { method, url = '/' } = request;
    const headers = { ...request.headers, host: `${HOST}:${port}`, 'accept-encoding': 'identity' };
    const onward = ask({ host: HOST, port, path: url, method, headers }, (answer) => {
      const status = answer.statusCode ?? 0;
      const isNoPage = status === 404 && request.headers['sec-fetch-mode'] === 'navigate';
      if (status >= 400 && !isNoPage) failed.push(`${status} ${method ?? ''} ${url}`);
      void pass(answer, response).catch(() => response.destroy());
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  const listen = (wanted: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ host: HOST, port: wanted }, resolve);
    });

  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const gate: Gate = {
    port: own,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
    reopen: () => listen(own),
    failures: () => failed.splice(0),
  };
  return gate;
}
