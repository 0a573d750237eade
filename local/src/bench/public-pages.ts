import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { server as hostingServer } from 'superstatic';
import { HOST } from '../emulators/choose-ports.ts';
import { firebaseConfig } from '../firebase-config/firebase-config.ts';
import { builtPages } from '../firebase-config/built-pages.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { ROOT } from '../world/world-paths.ts';

const DIST = join(ROOT, 'web/dist');

/** The paths of the public pages, as the built sitemap names them. */
export async function publicPaths(): Promise<string[]> {
  const xml = await readFile(join(DIST, 'sitemap.xml'), 'utf8').catch(() => {
    throw new LocalWorldError('There is no build yet: npm run build -w web.');
  });
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  return addresses.map((address) => new URL(address).pathname);
}

/** Serves the built pages by the product's own rules, compressed as hosting does; no functions. */
export async function servePublicPages(): Promise<{ origin: string; stop: () => void }> {
  const { hosting } = firebaseConfig(await builtPages(ROOT));
  const rewrites = hosting.rewrites.filter((rewrite) => 'destination' in rewrite);
  const config = { ...hosting, rewrites };
  const app = hostingServer({ cwd: ROOT, config, compression: true, hostname: HOST, port: 0 });
  const server = await new Promise<Server>((resolve) => {
    const listening: Server = app.listen(() => resolve(listening));
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://${HOST}:${port}`, stop: () => void server.close() };
}
