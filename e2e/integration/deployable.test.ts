import { spawn, execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../support/mailbox.ts';

const run = promisify(execFile);
let folder = '';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vibes-functions-'));
  await cp('functions/dist', folder, { recursive: true });
  const flags = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  // As the build does where there is a lockfile; it fails where that does not fit package.json.
  await run('npm', ['ci', ...flags], { cwd: folder });
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the CLI reads on deploy to list the functions, with these settings. */
async function discover(settings: Record<string, string>): Promise<string> {
  const port = await freePort();
  const discovery = spawn(
    process.execPath,
    [join(folder, 'node_modules/.bin/firebase-functions'), folder],
    {
      cwd: folder,
      env: { ...process.env, ...settings, PORT: String(port), FUNCTIONS_CONTROL_API: 'true' },
      stdio: 'ignore',
    },
  );
  try {
    const read = () =>
      fetch(`http://127.0.0.1:${port}/__/functions.yaml`).then(
        (r) => r.text(),
        () => '',
      );
    return await eventually(read, (text) => text !== '');
  } finally {
    discovery.kill();
  }
}

it('functions/dist, copied elsewhere and installed, is found by the CLI’s discovery', async () => {
  const found = await discover({ APP_ORIGIN: 'https://app.test' });
  const index = await readFile('functions/src/index.ts', 'utf8');
  const exported = [...index.matchAll(/export \{ (\w+) \}/g)].map(([, name]) => name ?? '');
  expect(exported.length).toBeGreaterThan(0);
  for (const name of exported) expect(found).toMatch(new RegExp(`"?${name}"?:`));
});

it('without an origin nothing is deployed, and a sentence says so', async () => {
  expect(await discover({ APP_ORIGIN: '' })).toContain('APP_ORIGIN: missing. Set it in');
});
