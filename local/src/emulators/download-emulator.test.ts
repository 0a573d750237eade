import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { jsonReply, startLocalServer, type StandIn } from '../stand-ins/local-server.ts';
import { downloadEmulator } from './download-emulator.ts';

const JAR = 'the jar';

let root = '';
let vendor: StandIn;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vibes-download-'));
  vendor = await startLocalServer({
    port: 0,
    answer: ({ url }) => ({ status: url.pathname === '/firestore.jar' ? 200 : 404, body: JAR }),
    fault: () => jsonReply({}, 500),
  });
});
afterEach(async () => {
  await vendor.stop();
  await rm(root, { recursive: true });
});

const download = (changes: { url?: string; size?: number; content?: string } = {}) =>
  downloadEmulator({
    release: {
      url: `${vendor.origin}${changes.url ?? '/firestore.jar'}`,
      size: changes.size ?? JAR.length,
      sha256: createHash('sha256')
        .update(changes.content ?? JAR)
        .digest('hex'),
      path: join(root, 'cache/firestore-1.jar'),
    },
    env: {},
    report: () => undefined,
    signal: new AbortController().signal,
  });

it('puts the emulator into firebase-tools’ cache', async () => {
  await download();
  expect(await readFile(join(root, 'cache/firestore-1.jar'), 'utf8')).toBe(JAR);
  expect(await readdir(join(root, 'cache'))).toEqual(['firestore-1.jar']);
});

it.each([
  ['is not there', { url: '/other.jar' }, /answers 404\. Install it \("gcloud components install/],
  ['is shorter', { size: 100 }, /ended after 1 MB of 1 MB/],
  ['is longer', { size: 3 }, /is not the file that its checksum names/],
  ['is another one', { content: 'another jar' }, /is not the file that its checksum names/],
])('keeps nothing of a file that %s', async (_, changes, sentence) => {
  await expect(download(changes)).rejects.toThrow(sentence);
  expect(await readdir(join(root, 'cache'))).toEqual([]);
});
