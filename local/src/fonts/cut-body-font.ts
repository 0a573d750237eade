/**
 * `npm run font`: the face of the texts, cut from Inter to what they need, into
 * `web/src/theme/fonts`, with its license. Other scripts are left to the system's own faces.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { ROOT } from '../world/world-paths.ts';

const FOLDER = join(ROOT, 'web/src/theme/fonts');
const SOURCE = import.meta.resolve('inter-ui/variable/InterVariable.woff2');
const LICENSE = import.meta.resolve('inter-ui/LICENSE.txt');

const characters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

const TEXT = [
  // Basic Latin, Latin-1 and Latin Extended-A: the names of people from all over Europe.
  characters(0x20, 0x7e),
  characters(0xa0, 0x17f),
  'ȘșȚț',
  '–—−‘’‚“”„•…‰‹›€™×≤≥≈←↑→↓↗⌘⇧⌥✓',
].join('');

const font = await subsetFont(await readFile(fileURLToPath(SOURCE)), TEXT, {
  targetFormat: 'woff2',
  // Figures of equal width for tables.
  keepFeatures: ['kern', 'tnum'],
  // Drawn for 14 px, the size of most texts.
  variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
});
await writeFile(join(FOLDER, 'inter-latin.woff2'), font);
await copyFile(fileURLToPath(LICENSE), join(FOLDER, 'inter-OFL.txt'));
console.log(`${(font.length / 1000).toFixed(1)} kB, ${FOLDER}`);
