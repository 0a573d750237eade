import { build } from 'esbuild';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const SOURCE = fileURLToPath(
  new URL('../src/adapters/page-threads/page-thread.ts', import.meta.url),
);

/**
 * The script of a thread, built into a folder of its own, and scripts of threads that break, that
 * never end unless the page says it is gone, and that use up all memory.
 */
export async function builtPageThread() {
  const folder = await mkdtemp(join(tmpdir(), 'vibes-thread-'));
  const script = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return pathToFileURL(join(folder, name));
  };
  const outfile = join(folder, 'page-thread.mjs');
  await build({
    entryPoints: [SOURCE],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  });
  const listen = (act: string) =>
    `import { parentPort } from 'node:worker_threads'; parentPort.on('message', ({ page }) => { ${act} });`;
  return {
    script: pathToFileURL(outfile),
    broken: await script('broken.mjs', listen("throw new Error('broken')")),
    endless: await script(
      'endless.mjs',
      listen("while (!page.body.includes('gone')); parentPort.postMessage({ kind: 'not_found' });"),
    ),
    greedy: await script(
      'greedy.mjs',
      listen('const all = []; for (;;) all.push(new Array(1e6).fill({}));'),
    ),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
