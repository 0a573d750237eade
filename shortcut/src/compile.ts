/**
 * `npm run shortcut -- --origin https://app.example`: writes the iOS Shortcut for the app at that
 * origin, not yet signed. docs/shortcut.md says what to do with it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandLineError } from './command-line-error.ts';
import { readArguments } from './read-arguments.ts';
import { NAME } from './recipe/name.ts';
import { vibesOutreach } from './vibes-outreach.ts';

const OUT = fileURLToPath(new URL(`../dist/${NAME}.shortcut`, import.meta.url));

async function run(): Promise<void> {
  const { origin, out } = readArguments(process.argv.slice(2));
  const file = resolve(out ?? OUT);
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, vibesOutreach(origin));
  } catch (cause) {
    throw new CommandLineError(`${file} cannot be written.`, { cause });
  }
  console.log(`${file}\nfor ${origin}. Sign it before anybody adds it: docs/shortcut.md.`);
}

run().catch((error: unknown) => {
  console.error(error instanceof CommandLineError ? error.message : error);
  process.exitCode = 1;
});
