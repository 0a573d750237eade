import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LocalWorldError } from '../process/local-world-error.ts';
import { runCommand } from '../process/run-command.ts';

const SKIPPED = new Set(['node_modules', 'dist', 'test-results', 'playwright-report']);

/**
 * Files that other programs write beside the sources, such as the state of the type check, do not
 * count.
 */
const isSource = (name: string) =>
  !SKIPPED.has(name) && !name.startsWith('.') && !name.endsWith('.tsbuildinfo');

/**
 * Time of the youngest change at or below a path, in ms since 1970, 0 when nothing is
 * there. Folders count too: a file that was removed changes its folder.
 */
export async function youngestChange(path: string): Promise<number> {
  const info = await stat(path).catch(() => null);
  if (!info) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  const names = (await readdir(path)).filter(isSource);
  const below = await Promise.all(names.map((name) => youngestChange(join(path, name))));
  return Math.max(info.mtimeMs, ...below);
}

/** Written when a build has ended: an interrupted one has none. */
const STAMP = '.built';

export type BuiltWorkspace = 'functions' | 'web';

/**
 * Builds a workspace when its sources, those of core, the lockfile or the settings of the pages, which
 * both workspaces are built with, are younger than its last build. True when it did. The full message of a failed build is thrown.
 */
export async function buildWhenStale(input: {
  root: string;
  workspace: BuiltWorkspace;
  signal?: AbortSignal;
  run?: typeof runCommand;
}): Promise<boolean> {
  const { root, workspace, run = runCommand } = input;
  const sources = ['core/src', 'package-lock.json', 'web/public/product.json'].map((path) =>
    youngestChange(join(root, path)),
  );
  // The folder of the workspace itself changes with each build, by its dist.
  const own = (await readdir(join(root, workspace)))
    .filter(isSource)
    .map((name) => youngestChange(join(root, workspace, name)));
  const youngest = Math.max(...(await Promise.all([...sources, ...own])));
  const stamp = join(root, workspace, 'dist', STAMP);
  const built = (await stat(stamp).catch(() => null))?.mtimeMs ?? 0;
  if (built > youngest) return false;
  await rm(stamp, { force: true });
  const { code, output } = await run({
    command: 'npm',
    args: ['run', '--silent', 'build', '-w', workspace],
    cwd: root,
    ...(input.signal ? { signal: input.signal } : {}),
  });
  if (code !== 0) throw new LocalWorldError(`The build of ${workspace} failed:\n${output}`);
  await writeFile(stamp, '');
  return true;
}
