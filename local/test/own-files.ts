import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../src/world/world-paths.ts';

/** What is installed, built or written by a run. */
const NOT_OURS = /^(?:\..+|node_modules|dist|coverage|test-results|playwright-report)$/;

/** The paths, from the root, of the files of this repository whose path fits; also where there is no git. */
export function ownFiles(fits: RegExp, folder = ROOT): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.test(entry.name) ? [] : ownFiles(fits, path);
    return fits.test(relative(ROOT, path)) ? [relative(ROOT, path)] : [];
  });
}
