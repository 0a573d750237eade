import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  startAdoptium,
  type AdoptiumFault,
  type AdoptiumStandIn,
} from '../../test/adoptium-stand-in.ts';
import type { AdoptiumMachine } from './adoptium.ts';
import { fetchJava } from './fetch-java.ts';

const LINUX: AdoptiumMachine = { os: 'linux', architecture: 'x64' };

let root = '';
let tools = '';
let adoptium: AdoptiumStandIn | null = null;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vibes-fetch-'));
  tools = join(root, 'tools');
});
afterEach(async () => {
  await adoptium?.stop();
  adoptium = null;
  await rm(root, { recursive: true });
});

/** Adoptium's archive of a program that prints Java's version. */
async function archive(version = '21.0.9'): Promise<Buffer> {
  const bin = join(root, 'made/jdk-21.0.9+10-jre/bin');
  await mkdir(bin, { recursive: true });
  const program = `#!/bin/sh\necho 'openjdk version "${version}"' >&2\n`;
  await writeFile(join(bin, 'java'), program, { mode: 0o755 });
  const file = join(root, 'jre.tar.gz');
  execFileSync('tar', ['-czf', file, '-C', join(root, 'made'), 'jdk-21.0.9+10-jre']);
  return readFile(file);
}

const lines: string[] = [];
async function serve(fault: AdoptiumFault = {}, version?: string) {
  lines.length = 0;
  adoptium = await startAdoptium(await archive(version), fault);
}
const fetchHere = (changes: { machine?: AdoptiumMachine | null; signal?: AbortSignal } = {}) =>
  fetchJava({
    tools,
    env: { ADOPTIUM_URL: `${adoptium?.origin}/` },
    machine: changes.machine === undefined ? LINUX : changes.machine,
    report: (line) => void lines.push(line),
    signal: changes.signal ?? new AbortController().signal,
  });
const kept = () => readdir(tools).catch(() => []);

describe('fetchJava', () => {
  it('keeps the runtime that Adoptium names, and returns its folder', async () => {
    await serve();
    const bin = await fetchHere();
    expect(bin).toBe(join(tools, 'java-linux-x64/bin'));
    expect(execFileSync('sh', ['-c', `'${bin}/java' -version 2>&1`], { encoding: 'utf8' })).toMatch(
      /21\.0\.9/,
    );
    expect(await kept()).toEqual(['java-linux-x64']);
    expect(lines).toEqual([expect.stringMatching(/^Downloading Java 21 \(1 MB from 127\.0\.0\.1/)]);
  });

  it.each<[string, AdoptiumFault, RegExp]>([
    ['has another checksum', { checksum: 'a'.repeat(64) }, /jre\.tar\.gz is not the file that its/],
    ['is cut off', { cut_after: 50 }, /jre\.tar\.gz broke off after 1 MB of 1 MB \(/],
    ['is not known to the API', { status: 404 }, /127\.0\.0\.1:\d+ answers 404\. Install one/],
    ['is described by a login page', { answer: '<html>' }, /does not answer as Adoptium’s API/],
    ['has no checksum', { checksum: '' }, /does not answer as Adoptium’s API/],
  ])('keeps nothing of one that %s', async (_, fault, sentence) => {
    await serve(fault);
    await expect(fetchHere()).rejects.toThrow(sentence);
    expect(await kept()).toEqual([]);
  });

  it('keeps none that does not run here', async () => {
    await serve({}, '17.0.1');
    await expect(fetchHere()).rejects.toThrow(/the one from 127\.0\.0\.1:\d+ does not run here/);
    expect(await kept()).toEqual([]);
  });

  it.each<[string, AdoptiumMachine | null, RegExp]>([
    ['Adoptium', { os: 'mac', architecture: 'aarch64' }, /has none for mac on aarch64/],
    ['this project', null, /Adoptium has none for \w+ on \w+\. Install one/],
  ])('says so for a machine that %s does not know', async (_, machine, sentence) => {
    await serve();
    await expect(fetchHere({ machine })).rejects.toThrow(sentence);
  });

  it('says in one line what is missing without a network, and the ways to get it', async () => {
    await serve();
    await adoptium?.stop();
    await expect(fetchHere()).rejects.toThrow(
      /^There is no Java 21 or newer here, and it couldn’t be downloaded: 127\.0\.0\.1:\d+ can’t be reached \(ECONNREFUSED\)\. Install one \(if it is not found then, set JAVA_HOME\), or start again where the download works\.$/,
    );
  });

  it('takes no notice of what others left: a download broken off, a Java that does not run', async () => {
    await serve();
    const dead = spawn('true');
    await once(dead, 'exit');
    await mkdir(join(tools, `.part-${dead.pid}-abc/unpacked`), { recursive: true });
    await mkdir(join(tools, 'java-linux-x64/bin'), { recursive: true });
    expect(await fetchHere()).toBe(join(tools, 'java-linux-x64/bin'));
    expect(await kept()).toEqual(['java-linux-x64']);
  });

  it('two at once end with one whole Java', async () => {
    await serve();
    const bins = await Promise.all([fetchHere(), fetchHere()]);
    expect(new Set(bins)).toEqual(new Set([join(tools, 'java-linux-x64/bin')]));
    expect(await kept()).toEqual(['java-linux-x64']);
  });

  it('leaves nothing behind when it is stopped', async () => {
    await serve({ is_stuck: true });
    const stop = new AbortController();
    const fetching = fetchHere({ signal: stop.signal });
    await expect.poll(() => adoptium?.asked).toContain('/jre.tar.gz');
    stop.abort(new Error('Stopped.'));
    await expect(fetching).rejects.toThrow('Stopped.');
    expect(await kept()).toEqual([]);
  });
});
