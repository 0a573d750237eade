import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { choosePorts, HOST } from '../emulators/choose-ports.ts';
import { startFunctionServer } from './function-server.ts';

let server: Server;
let origin = '';
const heard: string[] = [];

const note =
  (name: string): RequestListener =>
  (request, response) => {
    void text(request).then((body) => {
      heard.push(`${name}${request.url} ${request.headers['content-type'] ?? ''} ${body}`);
      response.end();
    });
  };

beforeEach(async () => {
  heard.length = 0;
  const { port } = await choosePorts({ port: 0 });
  origin = `http://${HOST}:${port}`;
  const handlers = new Map([
    ['sweep', note('sweep')],
    ['send', note('send')],
  ]);
  server = await startFunctionServer({ port, handlers });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const post = (path: string, body: string) =>
  fetch(origin + path, { method: 'POST', headers: { 'content-type': 'text/x' }, body });

it.each([
  ['/functions/projects/demo/triggers/us-central1-sweep-0', '/'],
  ['/demo/us-central1/sweep', '/'],
  ['/demo/us-central1/sweep/api/all', '/api/all'],
])('a function is reached as at the emulator, by %s', async (path, own) => {
  expect((await post(path, 'now')).status).toBe(200);
  expect(heard).toEqual([`sweep${own} text/x now`]);
});

it('a task is run with the body and the headers it was queued with', async () => {
  const httpRequest = {
    headers: { 'Content-Type': 'application/json' },
    body: Buffer.from('{"data":1}').toString('base64'),
  };
  const path = '/projects/demo/locations/us-central1/queues/send/tasks';
  expect((await post(path, JSON.stringify({ task: { httpRequest } }))).status).toBe(200);
  await vi.waitFor(() => expect(heard).toEqual(['send/ application/json {"data":1}']));
});

it.each(['/demo/us-central1/unknown', '/', '/projects/demo/locations/x/queues/send'])(
  '%s is not found',
  async (path) => {
    expect((await post(path, '')).status).toBe(404);
  },
);
