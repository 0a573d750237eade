import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** The first of the paths that can be run; null when none can. */
export async function firstExecutable(paths: readonly string[]): Promise<string | null> {
  for (const path of paths) {
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return null;
}

/** Where programs of these names would be: in each folder of PATH, in its order. */
export const pathsOf = (env: NodeJS.ProcessEnv, names: readonly string[]): string[] =>
  (env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)));
