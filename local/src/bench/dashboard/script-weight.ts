import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../../world/world-paths.ts';

/** Loaded behind the figures, for the plot alone. */
const PLOT = 'src/features/overview/day-plot.tsx';

type Manifest = Partial<Record<string, { file: string }>>;

/** Size of scripts of a build in bytes, each by gzip; the plot's own is left out. */
export async function scriptWeight(pages: string, paths: readonly string[]): Promise<number> {
  const folder = join(ROOT, pages);
  const manifest = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const plot = `/${manifest[PLOT]?.file ?? ''}`;
  const sizes = await Promise.all(
    paths
      .filter((path) => path !== plot)
      .map(async (path) => gzipSync(await readFile(join(folder, path)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
