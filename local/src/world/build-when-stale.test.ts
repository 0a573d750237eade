import { cp, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildWhenStale, youngestChange } from './build-when-stale.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vibes-build-'));
  await mkdir(join(root, 'core/src'), { recursive: true });
  await mkdir(join(root, 'functions/src'), { recursive: true });
  await writeFile(join(root, 'functions/src/index.js'), 'first');
  await writeFile(
    join(root, 'package.json'),
    JSON.stringify({ name: 'scratch', workspaces: ['functions'] }),
  );
  const build =
    "node -e \"fs.mkdirSync('dist',{recursive:true});fs.copyFileSync('src/index.js','dist/index.js')\"";
  await writeFile(
    join(root, 'functions/package.json'),
    JSON.stringify({ name: 'functions', scripts: { build } }),
  );
});
afterEach(() => rm(root, { recursive: true }));

const buildByNpm = () => buildWhenStale({ root, workspace: 'functions' });
/** As the script of the workspace does it, without a process. */
const build = () => {
  const run = async () => {
    await cp(join(root, 'functions/src'), join(root, 'functions/dist'), { recursive: true });
    return { code: 0, output: '' };
  };
  return buildWhenStale({ root, workspace: 'functions', run });
};
/** Puts a file's time into the past or the future: file systems are too coarse to wait for. */
async function touch(path: string, seconds: number) {
  const time = new Date(Date.now() + seconds * 1000);
  await utimes(join(root, path), time, time);
}

describe('buildWhenStale', () => {
  it('builds what has never been built, and not again after that', async () => {
    expect(await buildByNpm()).toBe(true);
    await touch('functions/dist/.built', 5);
    expect(await buildByNpm()).toBe(false);
  });

  it('builds again when a source is younger than the build', async () => {
    await build();
    await touch('functions/src/index.js', 5);
    expect(await build()).toBe(true);
  });

  it('builds again when a source of core was removed', async () => {
    await build();
    await touch('functions/dist/.built', 5);
    await touch('core/src', 10);
    expect(await build()).toBe(true);
  });

  it('does not build again when the type check has written its state', async () => {
    await build();
    await touch('functions/dist/.built', 5);
    await writeFile(join(root, 'functions/tsconfig.tsbuildinfo'), '{}');
    await touch('functions/tsconfig.tsbuildinfo', 10);
    expect(await build()).toBe(false);
  });

  it('builds again when the last build was interrupted', async () => {
    await build();
    await rm(join(root, 'functions/dist/.built'));
    await touch('functions/dist/index.js', 5);
    expect(await build()).toBe(true);
  });

  it('throws the message of a build that fails', async () => {
    await rm(join(root, 'functions/src/index.js'));
    await expect(buildByNpm()).rejects.toThrow(/build of functions failed:[^]*ENOENT/);
  });
});

describe('youngestChange', () => {
  it('ignores what was built or installed', async () => {
    await mkdir(join(root, 'functions/node_modules'));
    await touch('functions/node_modules', 1000);
    expect(await youngestChange(join(root, 'functions'))).toBeLessThan(Date.now() + 500_000);
  });

  it('is 0 where there is nothing', async () => {
    expect(await youngestChange(join(root, 'nothing'))).toBe(0);
  });
});
