import { build } from 'esbuild';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const SCRIPTS = {
  page: new URL('../src/adapters/page-threads/page-thread.ts', import.meta.url),
  message: new URL('../src/adapters/message-threads/message-thread.ts', import.meta.url),
};

/**
 * The script of a thread, built into a folder of its own, and scripts of threads that break, that
 * never end unless the job (its `text`, in the terms of the script) says `gone`, that wait for
 * nothing, and that use up all memory.
 */
export async function builtThread(of: keyof typeof SCRIPTS) {
  const folder = await mkdtemp(join(tmpdir(), 'vibes-thread-'));
  const script = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return pathToFileURL(join(folder, name));
  };
  const outfile = join(folder, 'thread.mjs');
  await build({
    entryPoints: [fileURLToPath(SCRIPTS[of])],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  });
  const text = of === 'page' ? 'job.page.body' : 'Buffer.from(job.raw).toString()';
  const listen = (act: string) =>
    `import { parentPort } from 'node:worker_threads'; parentPort.on('message', (job) => { const text = ${text}; ${act} }); parentPort.postMessage('ready');`;
  return {
    script: pathToFileURL(outfile),
    broken: await script('broken.mjs', listen("throw new Error('broken')")),
    endless: await script(
      'endless.mjs',
      listen("while (!text.includes('gone')); parentPort.postMessage({ kind: 'not_found' });"),
    ),
    silent: await script('silent.mjs', listen('')),
    greedy: await script(
      'greedy.mjs',
      listen('const all = []; for (;;) all.push(new Array(1e6).fill({}));'),
    ),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
