import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { choosePorts, HOST } from '../emulators/choose-ports.ts';
import { FOLDER_HEADER, openSlotsGateway } from './slots-gateway.ts';

/** Bytes that are no valid text. */
const EVENT = Buffer.from([0x0a, 0xff, 0x00, 0x80]);

let functions: Server;
let gateway: { close: () => void };
let origin = '';
let reloads = 0;
const events: { path: string; type: string; body: Buffer }[] = [];

beforeEach(async () => {
  events.length = 0;
  reloads = 0;
  functions = createServer((request, response) => {
    void buffer(request).then((body) => {
      const type = String(request.headers['ce-type']);
      events.push({ path: request.url ?? '', type, body });
      response.end();
    });
  });
  await new Promise<void>((resolve) => functions.listen(0, HOST, resolve));
  const { port } = await choosePorts({ port: 0 });
  origin = `http://${HOST}:${port}`;
  gateway = await openSlotsGateway({
    port,
    folder: '/a world',
    functions: new Map([['demo-1', (functions.address() as AddressInfo).port]]),
    reload: () => {
      reloads += 1;
      return reloads > 1 ? Promise.reject(new Error('Broken.')) : Promise.resolve();
    },
  });
});
afterEach(() => {
  gateway.close();
  functions.close();
});

const report = (project: string) =>
  fetch(`${origin}/functions/projects/${project}/triggers/eu-heard-0`, {
    method: 'POST',
    headers: { 'ce-type': 'updated' },
    body: EVENT.toString('base64'),
  });

it('an event reaches the functions of its project with the same bytes', async () => {
  expect((await report('demo-1')).status).toBe(200);
  const path = '/functions/projects/demo-1/triggers/eu-heard-0';
  expect(events).toEqual([{ path, type: 'updated', body: EVENT }]);
});

it('every answer names the folder of the world', async () => {
  const answer = await fetch(origin);
  expect(decodeURI(answer.headers.get(FOLDER_HEADER) ?? '')).toBe('/a world');
});

it('an event of a project without a slot is not found', async () => {
  expect((await report('demo-2')).status).toBe(404);
  expect(events).toEqual([]);
});

it('the answer to a reload shows whether it worked', async () => {
  const reload = () => fetch(`${origin}/reload`, { method: 'POST' });
  expect((await reload()).status).toBe(200);
  expect((await reload()).status).toBe(500);
});
