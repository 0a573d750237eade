/**
 * Bundles the functions into `dist`, which deploys as it is: one ESM bundle
 * in lazy chunks, and a package.json and a lockfile with the packages left
 * outside, at the versions of the project's lockfile. Who runs the deployment is in it, from the
 * settings of the pages of the project that GCLOUD_PROJECT names.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { deployedLockfile } from './deployed-packages.mjs';
import { operatorDefine } from './operator-define.mjs';

/** `sharp` is native: npm installs the build for the machine that the functions run on. */
const OUTSIDE = ['firebase-admin', 'firebase-functions', 'sharp'];
const here = new URL('./', import.meta.url);

rmSync(new URL('dist', here), { recursive: true, force: true });
await build({
  absWorkingDir: new URL('.', here).pathname,
  // The others are what threads for reading run; all share their chunks.
  entryPoints: {
    index: 'src/index.ts',
    'page-thread': 'src/adapters/page-threads/page-thread.ts',
    'message-thread': 'src/adapters/message-threads/message-thread.ts',
  },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: OUTSIDE.flatMap((name) => [name, `${name}/*`]),
  // Bundled CommonJS asks for Node's own modules by require.
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
  define: operatorDefine(new URL('../web/', here), process.env),
  logLevel: 'warning',
});

const read = (path) => JSON.parse(readFileSync(new URL(path, here), 'utf8'));
const lock = read('../package-lock.json');
const versions = OUTSIDE.map((name) => [name, lock.packages[`node_modules/${name}`].version]);
const manifest = {
  name: 'vibes-functions',
  version: read('../package.json').version,
  private: true,
  license: 'UNLICENSED',
  type: 'module',
  main: 'index.js',
  engines: { node: '24' },
  dependencies: Object.fromEntries(versions),
};
const write = (name, value) =>
  writeFileSync(new URL(`dist/${name}`, here), `${JSON.stringify(value, null, 2)}\n`);
write('package.json', manifest);
write('package-lock.json', deployedLockfile({ lock, from: 'functions', manifest }));
