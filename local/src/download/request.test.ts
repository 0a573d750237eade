import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startLocalServer, type StandIn } from '../stand-ins/local-server.ts';
import { request } from './request.ts';

let origin: StandIn;
let proxy: Server;
let tunnels: string[] = [];

beforeEach(async () => {
  tunnels = [];
  origin = await startLocalServer({
    port: 0,
    answer: () => ({ status: 200, body: 'here' }),
    fault: () => ({ status: 500, body: '' }),
  });
  // Leads to the origin, wherever the tunnel is meant to go.
  proxy = createServer().on('connect', (asked, socket) => {
    tunnels.push(asked.url ?? '');
    const onward = connect(Number(new URL(origin.origin).port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await origin.stop();
});

const ask = async (url: string, env: NodeJS.ProcessEnv) =>
  (await request(url, { env, signal: new AbortController().signal })).text();
const proxyUrl = () => `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;

it.each(['http_proxy', 'HTTP_PROXY'])('goes through the proxy of %s', async (name) => {
  expect(await ask('http://nowhere.test/', { [name]: proxyUrl() })).toBe('here');
  expect(tunnels).toEqual(['nowhere.test:80']);
});

it('goes past it to what no_proxy names', async () => {
  const env = { http_proxy: proxyUrl(), no_proxy: '127.0.0.1' };
  expect(await ask(origin.origin, env)).toBe('here');
  expect(tunnels).toEqual([]);
});

it('says so where the address is none', async () => {
  await expect(ask('api.adoptium.example/v3', {})).rejects.toThrow(
    /^api\.adoptium\.example\/v3 can’t be reached \(/,
  );
});
