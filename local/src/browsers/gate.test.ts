import { createHash } from 'node:crypto';
import { createServer, get as visit, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HOST } from '../emulators/choose-ports.ts';
import { openGate, type Gate } from './gate.ts';

const DATABASE = 43_210;
const OWN_GATE = 54_321;
const PAGES: Record<string, { type: string; body: string }> = {
  '/': { type: 'text/html', body: `<html><head><script src="/a.js"></script></head>` },
  '/emulators.json': { type: 'application/json', body: `{"port":${DATABASE},"limit":40000}` },
  '/a.js': { type: 'text/javascript', body: `const port = ${DATABASE};` },
};

let server: Server;
let gate: Gate;
beforeEach(async () => {
  server = createServer((request, response) => {
    const page = PAGES[request.url ?? ''];
    const policy = `script-src 'self'; connect-src http://${HOST}:${DATABASE}`;
    const headers = { 'content-security-policy': policy, 'content-type': page?.type ?? 'text/x' };
    response.writeHead(page ? 200 : 404, headers).end(page?.body);
  });
  await new Promise<void>((resolve) => void server.listen({ host: HOST, port: 0 }, resolve));
  const { port } = server.address() as AddressInfo;
  gate = await openGate(port, new Map([[DATABASE, OWN_GATE]]));
});
afterEach(() => {
  gate.close();
  server.close();
});

const addressOf = (path: string) => `http://${HOST}:${gate.port}${path}`;
const get = (path: string) => fetch(addressOf(path));
/** As a browser opens a page; fetch itself sets these headers otherwise. */
const navigate = (path: string) =>
  new Promise((resolve) => {
    visit(addressOf(path), { headers: { 'sec-fetch-mode': 'navigate' } }, (answer) =>
      answer.resume().on('end', resolve),
    );
  });

it('a page holds the script of the walk before its own, and its policy allows that one alone', async () => {
  const page = await get('/');
  const [, script = ''] =
    /<head><script>(.*)<\/script><script src="\/a.js">/s.exec(await page.text()) ?? [];
  expect(script).toContain('window.walk =');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(page.headers.get('content-security-policy')).toContain(
    `script-src 'sha256-${hash}' 'self';`,
  );
});

it('settings and policy name the gate of the database; scripts stay as they are', async () => {
  const settings = await get('/emulators.json');
  expect(await settings.text()).toBe(`{"port":${OWN_GATE},"limit":40000}`);
  expect(settings.headers.get('content-security-policy')).toContain(
    `connect-src http://${HOST}:${OWN_GATE}`,
  );
  expect(await (await get('/a.js')).text()).toBe(`const port = ${DATABASE};`);
});

it('an answer with an error is reported once, a page that is not there is none', async () => {
  await get('/picture.png');
  await navigate('/nowhere');
  expect(gate.failures()).toEqual(['404 GET /picture.png']);
  expect(gate.failures()).toEqual([]);
});

it('a closed gate lets nothing through until it is reopened', async () => {
  gate.close();
  await expect(get('/')).rejects.toThrow('fetch failed');
  await gate.reopen();
  expect((await get('/')).status).toBe(200);
});
