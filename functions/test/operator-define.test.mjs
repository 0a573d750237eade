import { Buffer } from 'node:buffer';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { operatorDefine } from '../operator-define.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'operator-'));
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public/product.json'), '{"operator_name":"","privacy_email":""}');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The page of an opt-out, as the functions of a project are built. */
async function builtPage(GCLOUD_PROJECT) {
  const define = operatorDefine(pathToFileURL(`${folder}/`), { GCLOUD_PROJECT });
  const page = fileURLToPath(new URL('../src/endpoints/unsubscribe-page.ts', import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [page],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    define,
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)).askingPage('Max');
}

it('the built page of an opt-out names who runs the project that is deployed, and no other', async () => {
  writeFileSync(
    join(folder, 'product.one.json'),
    JSON.stringify({ operator_name: 'One “GmbH”', operator_address: "Max's Street 1, Berlin" }),
  );
  expect(await builtPage('one')).toContain('run by One “GmbH”, Max&#39;s Street 1, Berlin.');
  expect(await builtPage('two')).not.toContain('run by');
});

it('a setting that cannot be used stops the build', async () => {
  writeFileSync(join(folder, 'product.one.json'), '{"operator_nmae":"One"}');
  await expect(builtPage('one')).rejects.toThrow(/operator_nmae/);
});
