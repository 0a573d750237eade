import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { builtPages, type BuiltPages } from '../../firebase-config/built-pages.ts';
import { LocalWorldError } from '../../process/local-world-error.ts';
import { runCommand } from '../../process/run-command.ts';
import { ROOT } from '../../world/world-paths.ts';

export interface BuiltApp {
  /** Folder of the build, from the root. */
  pages: string;
  built: BuiltPages;
}

async function run(command: string, args: string[], cwd: string): Promise<string> {
  const { code, output } = await runCommand({ command, args, cwd });
  if (code !== 0) throw new LocalWorldError(`${command} ${args.join(' ')} failed:\n${output}`);
  return output.trim();
}

/** The build in the checkout at `root`. */
const appAt = async (root: string): Promise<BuiltApp> => ({
  pages: relative(ROOT, join(root, 'web/dist')),
  built: await builtPages(root),
});

export const presentApp = () => appAt(ROOT);

/** The installed packages, for sources elsewhere: the workspaces are those of `folder`. */
async function linkPackages(folder: string) {
  const own = '@vibes';
  const [from, to] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(join(to, own), { recursive: true });
  for (const name of (await readdir(from)).filter((entry) => entry !== own))
    await symlink(join(from, name), join(to, name));
  for (const name of await readdir(join(from, own)))
    await symlink(join(folder, name), join(to, own, name));
  for (const workspace of ['core', 'web'])
    await symlink(join(ROOT, workspace, 'node_modules'), join(folder, workspace, 'node_modules'));
}

/**
 * The app as it was at a commit, built with the packages of today, and kept for the next time. Null
 * when the history does not hold the commit.
 */
export async function appOf(commit: string): Promise<BuiltApp | null> {
  const known = await runCommand({
    command: 'git',
    args: ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`],
    cwd: ROOT,
  });
  if (known.code !== 0) return null;
  const sha = known.output.trim();
  const kept = join(ROOT, '.local/before', sha);
  const found = await appAt(kept).catch(() => null);
  if (found) return found;
  const folder = await mkdtemp(join(tmpdir(), 'before-'));
  try {
    const archive = join(folder, 'sources.tar');
    await run('git', ['archive', '--output', archive, sha], ROOT);
    await run('tar', ['-xf', archive], folder);
    await linkPackages(folder);
    await run('npx', ['vite', 'build'], join(folder, 'web'));
    await rm(kept, { recursive: true, force: true });
    await mkdir(join(kept, 'web'), { recursive: true });
    await cp(join(folder, 'web/dist'), join(kept, 'web/copied'), { recursive: true });
    // Under its name the build counts as whole.
    await rename(join(kept, 'web/copied'), join(kept, 'web/dist'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return appAt(kept);
}
