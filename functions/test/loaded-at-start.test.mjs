import { build } from 'esbuild';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const FUNCTIONS = fileURLToPath(new URL('../', import.meta.url));
const EXTERNAL = ['firebase-admin', 'firebase-functions', 'sharp'];
const OPTIONS = {
  absWorkingDir: FUNCTIONS,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: EXTERNAL.flatMap((name) => [name, `${name}/*`]),
  logLevel: 'error',
};

/** The files, and the packages left outside, that are loaded with an entry, before any request. */
function loadedWith({ outputs }, entry) {
  const first = Object.keys(outputs).find((path) => outputs[path]?.entryPoint === entry) ?? '';
  const chunks = new Set([first]);
  const outside = new Set();
  for (const chunk of chunks)
    for (const { path, kind, external } of outputs[chunk]?.imports ?? [])
      if (kind === 'import-statement') (external ? outside : chunks).add(path);
  const files = [...chunks].flatMap((chunk) => Object.keys(outputs[chunk]?.inputs ?? {}));
  return { files, outside: [...outside].filter((name) => !name.startsWith('node:')).sort() };
}

describe('what a function loads as it starts', () => {
  const entry = 'src/index.ts';
  const lane = 'src/endpoints/lane.ts';
  let metafile;
  beforeAll(async () => {
    const entryPoints = [entry, lane];
    const outdir = 'dist';
    ({ metafile } = await build({
      ...OPTIONS,
      entryPoints,
      outdir,
      write: false,
      metafile: true,
    }));
  });

  it('is not the root of firebase-functions, which has every kind of trigger', () => {
    expect(loadedWith(metafile, entry).outside).toEqual([
      'firebase-functions/https',
      'firebase-functions/logger',
      'firebase-functions/scheduler',
      'firebase-functions/tasks',
    ]);
    expect(loadedWith(metafile, lane).outside).toEqual([
      'firebase-functions/https',
      'firebase-functions/logger',
    ]);
  });

  it('is one language of zod, whose names are imported by `import * as z`: of one object nothing is left out', () => {
    const languages = loadedWith(metafile, entry).files.filter((path) =>
      path.includes('zod/v4/locales/'),
    );
    expect(languages.map((path) => path.split('/').at(-1)).sort()).toEqual(['en.js']);
  });

  it('is neither a reader of forms, nor the table of verbs, nor a workflow', () => {
    const { files } = loadedWith(metafile, entry);
    expect(files.filter((path) => /node_modules\/busboy|^src\/(wiring|api)\//.test(path))).toEqual(
      [],
    );
  });
});

describe('the bundle', () => {
  let folder;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vibes-bundle-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('refuses a payload with the same sentences', async () => {
    const refusals = `
      const shape = z.object({ id: z.string().min(1), count: z.int(), kind: z.enum(['a', 'b']) });
      const given = [{}, { id: '', count: 1.5, kind: 'c' }, null, { id: 4, count: '5', kind: 'a' }];
      export const said = given.map((one) => z.safeParse(shape, one).error.issues.map(({ message }) => message));`;
    const outfile = join(folder, 'refusals.mjs');
    await build({
      ...OPTIONS,
      splitting: false,
      stdin: { contents: `import * as z from 'zod';${refusals}`, resolveDir: FUNCTIONS },
      outfile,
    });
    const plain = join(folder, 'plain.mjs');
    await writeFile(plain, `import * as z from '${import.meta.resolve('zod')}';${refusals}`);
    const read = (file) => import(pathToFileURL(file).href);
    const { said } = await read(outfile);
    expect(said).toEqual((await read(plain)).said);
    expect(said[1]?.[0]).toBe('Too small: expected string to have >=1 characters');
  });
});
