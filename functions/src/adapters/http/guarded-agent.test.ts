import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetch } from 'undici';
import { fetchBlockReason } from './fetch-error.ts';
import { guardedAgent } from './guarded-agent.ts';

let server: Server;
let port = 0;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('secret');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function outcome(url: string, isAllowed: (ip: string) => boolean): Promise<string> {
  try {
    const response = await fetch(url, { dispatcher: guardedAgent(isAllowed, 1000) });
    return await response.text();
  } catch (error) {
    return fetchBlockReason(error);
  }
}

it('speaks to an allowed address', async () => {
  expect(await outcome(`http://127.0.0.1:${port}/allowed`, () => true)).toBe('secret');
  expect(asked).toContain('/allowed');
});

it('sends nothing to a refused one, even when no name was resolved', async () => {
  expect(await outcome(`http://127.0.0.1:${port}/literal`, () => false)).toBe('refused_address');
  expect(asked).not.toContain('/literal');
});

it.each(['127.0.0.1', '[::ffff:127.0.0.1]', '[::1]'])(
  'does not connect to a refused address: %s',
  async (host) => {
    // Nothing listens there: a connection would end as unreachable.
    expect(await outcome(`http://${host}:2/`, () => false)).toBe('refused_address');
    expect(await outcome(`https://${host}:${port}/`, () => false)).toBe('refused_address');
  },
);

it('refuses a name that has one refused address among its own', async () => {
  expect(await outcome(`http://localhost:${port}/name`, () => false)).toBe('refused_address');
  expect(asked).not.toContain('/name');
});

it('judges the connected address again, whatever the name resolved to before', async () => {
  const seen = new Set<string>();
  const onceEach = (ip: string) => seen.size !== seen.add(ip).size;
  expect(await outcome(`http://localhost:${port}/rebound`, onceEach)).toBe('refused_address');
  expect(asked).not.toContain('/rebound');
});

it('follows a name whose answers change to no refused address', async () => {
  const answers = [['127.0.0.1'], ['127.0.0.2'], ['127.0.0.1', '127.0.0.2'], []];
  const isAllowed = (ip: string) => ip === '127.0.0.1';
  const agent = guardedAgent(isAllowed, 1000, (_, __, done) => {
    done(
      null,
      (answers.shift() ?? []).map((address) => ({ address, family: 4 })),
    );
  });
  const ask = async (path: string) => {
    // Each on a connection of its own: an open one was judged when it was made.
    const headers = { connection: 'close' };
    const url = `http://ilsa-torvane.test:${port}${path}`;
    try {
      return await (await fetch(url, { dispatcher: agent, headers })).text();
    } catch (error) {
      return fetchBlockReason(error);
    }
  };
  expect(await ask('/first')).toBe('secret');
  for (const path of ['/changed', '/mixed', '/gone']) {
    expect(await ask(path)).toBe('refused_address');
    expect(asked).not.toContain(path);
  }
});
