/**
 * `npm run shortcut -- --origin https://app.example`: writes the iOS Shortcut for the app at that
 * origin, not yet signed. docs/shortcut.md says what to do with it.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandLineError } from './command-line-error.ts';
import { readArguments, readOrigin, USAGE } from './read-arguments.ts';
import { NAME } from './recipe/name.ts';
import { vibesOutreach } from './vibes-outreach.ts';

const SETTINGS = new URL('../../web/public/product.json', import.meta.url);
const OUT = fileURLToPath(new URL(`../dist/${NAME}.shortcut`, import.meta.url));

/** The origin of the app as its operator has set it. */
async function originInSettings(): Promise<string> {
  const { site_url } = JSON.parse(await readFile(SETTINGS, 'utf8')) as { site_url: string };
  if (site_url) return readOrigin(site_url);
  throw new CommandLineError(
    `Say where the app is: with --origin, or as site_url in web/public/product.json.\n${USAGE}`,
  );
}

async function run(): Promise<void> {
  const args = readArguments(process.argv.slice(2));
  const origin = args.origin ?? (await originInSettings());
  const file = resolve(args.out ?? OUT);
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
