import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { choosePorts } from './choose-ports.ts';

const open: Server[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

function listen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    open.push(server);
    server.listen({ host: '127.0.0.1', port }, () => {
      const address = server.address();
      resolve(address && typeof address === 'object' ? address.port : 0);
    });
  });
}

describe('choosePorts', () => {
  it('takes another port for the one that is taken, and leaves the rest', async () => {
    const taken = await listen(0);
    const { free } = await choosePorts({ free: 0 });
    const ports = await choosePorts({ auth: taken, hub: free });
    expect(ports.hub).toBe(free);
    expect(ports.auth).not.toBe(taken);
    expect(ports.auth).toBeGreaterThan(0);
  });

  it('never gives one port to two names', async () => {
    const { first } = await choosePorts({ first: 0 });
    const ports = await choosePorts({ auth: first, hub: first, logging: first });
    expect(new Set(Object.values(ports)).size).toBe(3);
  });

  it('leaves every chosen port free', async () => {
    const { auth } = await choosePorts({ auth: 0 });
    await expect(listen(auth)).resolves.toBe(auth);
  });
});
