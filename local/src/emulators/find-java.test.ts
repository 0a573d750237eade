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
const jvm = () => [[join(root, 'jvm'), 'bin']] as const;

describe('findJava', () => {
  it('takes JAVA_HOME before PATH', async () => {
    const home = await pretendJava('home', '21.0.2');
    const onPath = await pretendJava('path', '25.0.1');
    const env = { JAVA_HOME: join(home, '..'), PATH: onPath };
    expect(await findJava(env, [])).toBe(home);
  });

  it('skips one that is too old, down to the folders of the system', async () => {
    const old = await pretendJava('path', '17.0.15');
    await pretendJava('jvm/java-17', '17.0.15');
    const fit = await pretendJava('jvm/temurin-25', '25.0.3');
    expect(await findJava({ PATH: old }, jvm())).toBe(fit);
  });

  it('says in one sentence what to install when there is none', async () => {
    const old = await pretendJava('path', '17.0.15');
    await expect(findJava({ PATH: old }, jvm())).rejects.toThrow(/need Java 21 or newer: install/);
  });
});
