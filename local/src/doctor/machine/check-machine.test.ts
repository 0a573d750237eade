import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firestoreRelease } from '../../emulators/firestore-release.ts';
import { checkMachine } from './check-machine.ts';
import type { Machine } from './machine-check.ts';

const JAVA = `echo 'openjdk version "21.0.9"' >&2`;

let root = '';
let server: Server;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vibes-doctor-'));
  await mkdir(join(root, 'bin'));
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A machine that has everything.
  for (const name of ['git', 'openssl', 'ffmpeg', 'firefox', 'WebKitWebDriver', 'Xvfb'])
    await put(name, '');
  await put('java', JAVA);
  await put('chromium', 'echo Chromium 150');
  const { path, size } = await firestoreRelease(env());
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, '');
  await truncate(path, size);
});
afterEach(async () => {
  server.close();
  await rm(root, { recursive: true });
});

async function put(name: string, script: string): Promise<void> {
  const file = join(root, 'bin', name);
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
}
const remove = (name: string) => rm(join(root, 'bin', name));
const env = (more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  PATH: join(root, 'bin'),
  FIREBASE_EMULATORS_PATH: join(root, 'cache'),
  ...more,
});
/** This folder is the whole machine. */
async function look(changes: Partial<Machine> = {}) {
  const { is_well, lines } = await checkMachine({
    env: env(),
    root,
    tools: join(root, 'tools'),
    folders: [],
    gcloudFolders: [],
    browsers: [],
    ports: {},
    own: new Set(),
    ...changes,
  });
  const faults = lines
    .map((line) => line.trim().replaceAll(/ {2,}/g, ' | '))
    .filter((line) => / \| (wrong|note) \| /.test(line));
  // WebKit is looked for in folders of the system.
  const programs = faults.filter((line) => line.startsWith('other programs'));
  return { is_well, programs, faults: faults.filter((line) => !programs.includes(line)) };
}
const usedPort = () => (server.address() as AddressInfo).port;

describe('doctor on a developer’s machine', () => {
  it('lists what is there, and finds nothing wrong', async () => {
    const { is_well, lines } = await checkMachine({
      ...{ env: env(), root, tools: join(root, 'tools'), folders: [], gcloudFolders: [] },
      ...{ browsers: [], ports: { web: 1 }, own: new Set() },
    });
    expect(is_well).toBe(true);
    expect(lines.slice(1, 5)).toEqual([
      `  Node                well   ${process.versions.node}`,
      '  packages            well   as package-lock.json names them',
      `  Java                well   ${root}/bin/java`,
      expect.stringMatching(/^ {2}Firestore emulator {2}well {3}.*\.jar$/),
    ]);
    expect(lines).toContain(`  browser             well   Chromium 150 (${root}/bin/chromium)`);
    expect(lines).toContain('  ports               well   all free');
  });

  it.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'there is no Java',
      () => remove('java'),
      /^Java \| wrong \| none of version 21 or newer: npm/,
    ],
    [
      'Java is too old',
      () => put('java', JAVA.replace('21', '17')),
      /^Java \| wrong \| none of version 21/,
    ],
    [
      'there is no emulator',
      () => rm(join(root, 'cache'), { recursive: true }),
      /^Firestore emulator \| wrong \| none: npm start downloads it/,
    ],
    ['there is no browser', () => remove('chromium'), /^browser \| wrong \| no Chromium or Chrome/],
    [
      'the browser lacks a library',
      () => put('chromium', 'echo "libnss3.so: cannot open"; exit 127'),
      /^browser \| wrong \| .*bin\/chromium does not start \(libnss3.so: cannot open\): run npx/,
    ],
  ])('says what to do when %s', async (_, plant, line) => {
    await plant();
    const { is_well, faults } = await look();
    expect(faults).toEqual([expect.stringMatching(line)]);
    expect(is_well).toBe(false);
  });

  it('says what to do when the emulator is not where the person says', async () => {
    const missing = env({ FIRESTORE_EMULATOR_BINARY_PATH: join(root, 'none.jar') });
    const { is_well, faults } = await look({ env: missing });
    expect(faults.join()).toMatch(/^Firestore emulator \| wrong \| .*names .*none.jar, where noth/);
    expect(is_well).toBe(false);
  });

  it('says what to do when the disk is full', async () => {
    // A file system without free space, on every system.
    const { is_well, faults } = await look({
      root: process.platform === 'linux' ? '/proc' : '/dev',
    });
    expect(faults).toEqual(['disk | wrong | 0.0 GB free where this folder is: make room for 2 GB']);
    expect(is_well).toBe(false);
  });

  it.each([
    ['lsof', 'printf "p42\\ncmydb\\nf3\\nn127.0.0.1:PORT\\n"'],
    ['ss', 'echo \'LISTEN 0 511 127.0.0.1:PORT 0.0.0.0:* users:(("mydb",pid=42,fd=3))\''],
  ])('notes which program uses a port, by %s', async (name, script) => {
    await put(name, script.replace('PORT', String(usedPort())));
    const { is_well, faults } = await look({ ports: { firestore: usedPort() } });
    expect(faults).toEqual([
      `ports | note | mydb (process 42) uses ${usedPort()} (firestore): npm start takes others`,
    ]);
    expect(is_well).toBe(true);
  });

  it('says that a port is this clone’s only where a process of its worlds listens there', async () => {
    await put('lsof', `printf 'p42\\ncnode\\nn127.0.0.1:${usedPort()}\\n'`);
    const ports = { hosting: usedPort() };
    expect((await look({ ports, own: new Set([42]) })).faults).toEqual([]);
    expect((await look({ ports, own: new Set([43]) })).faults).toEqual([
      `ports | note | node (process 42) uses ${usedPort()} (hosting): npm start takes others`,
    ]);
  });

  it('notes programs that only some commands need', async () => {
    await remove('ffmpeg');
    await remove('openssl');
    const { is_well, programs } = await look();
    expect(programs.join()).toContain(
      'missing: openssl (for npm run bench), ffmpeg (for npm run pictures -- recorded)',
    );
    expect(is_well).toBe(true);
  });
});
