import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostingPart } from '../firebase-config/firebase-config.ts';
import { ROOT } from '../world/world-paths.ts';
import { startPageServer } from './page-server.ts';

const FOREVER = 'public, max-age=31536000, immutable';
let folder = '';
let pages: Awaited<ReturnType<typeof startPageServer>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/app-1a2b.js'), '');
  await writeFile(join(folder, '404.html'), 'Nothing is here');
  pages = await startPageServer({
    port: 0,
    hosting: { ...hostingPart({ scripts: [], settings: {} }), public: relative(ROOT, folder) },
    project: 'demo-vibes',
    handlers: new Map(),
  });
});
afterAll(async () => {
  pages.stop();
  await rm(folder, { recursive: true });
});

it.each([
  ['/assets/app-1a2b.js', 200, FOREVER],
  ['/assets/app-9z9z.js', 404, 'no-cache'],
  ['/assets/', 404, 'no-cache'],
  ['/nowhere', 404, 'no-cache'],
])('%s is answered with %i and the cache %j, each time', async (path, status, cache) => {
  for (let times = 0; times < 2; times += 1) {
    const answer = await fetch(pages.origin + path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe(cache);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
});
