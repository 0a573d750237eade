import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findJava } from './find-java.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vibes-java-'));
});
afterEach(() => rm(root, { recursive: true }));

/** A bin folder with a program that prints Java's version. Returns the folder. */
async function pretendJava(folder: string, version: string): Promise<string> {
  const bin = join(root, folder, 'bin');
  await mkdir(bin, { recursive: true });
  await writeFile(join(bin, 'java'), `#!/bin/sh\necho 'openjdk version "${version}"' >&2\n`);
  await chmod(join(bin, 'java'), 0o755);
  return bin;
}
const tools = () => ({ tools: join(root, 'tools') });
const none = () => ({ ...tools(), folders: [] });
const jvm = () => ({ ...tools(), folders: [[join(root, 'jvm'), 'bin']] as const });

describe('findJava', () => {
  it('takes JAVA_HOME before PATH', async () => {
    const home = await pretendJava('home', '21.0.2');
    const onPath = await pretendJava('path', '25.0.1');
    const env = { JAVA_HOME: join(home, '..'), PATH: onPath };
    expect(await findJava({ env, ...none() })).toBe(home);
  });

  it('skips one that is too old, down to the folders of the system', async () => {
    const old = await pretendJava('path', '17.0.15');
    await pretendJava('jvm/java-17', '17.0.15');
    const fit = await pretendJava('jvm/temurin-25', '25.0.3');
    expect(await findJava({ env: { PATH: old }, ...jvm() })).toBe(fit);
  });

  it.each(['bin', 'Contents/Home/bin'])('takes one downloaded before, in %s', async (bin) => {
    const folder = join(root, 'tools/java-here', bin);
    await pretendJava(join('tools/java-here', bin, '..'), '21.0.9');
    expect(await findJava({ env: { PATH: '' }, ...none() })).toBe(folder);
  });

  it('takes neither an old one nor a download that was broken off', async () => {
    const old = await pretendJava('path', '17.0.15');
    await pretendJava('tools/.part-1-abc/unpacked', '21.0.9');
    await pretendJava('tools/.part-1-abc', '21.0.9');
    expect(await findJava({ env: { PATH: old }, ...jvm() })).toBeNull();
  });
});
