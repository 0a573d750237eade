import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCAL_ORIGIN } from '../../../web/src/site/site-url.ts';
import { EMULATORS_FILE, emulatorAddresses, type PagePorts } from '../emulators/hosting-config.ts';

/** Canonical links, the feed and the sitemap name the origin they were built for: this replaces it. */
async function nameOrigin(folder: string, web: string) {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => /\.(?:html|xml|txt)$/.test(name))) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    if (text.includes(LOCAL_ORIGIN)) await writeFile(path, text.replaceAll(LOCAL_ORIGIN, web));
  }
}

/** Copies the built app into the world's own folder, with its own address and those of the emulators. */
export async function writePages(input: {
  root: string;
  pages: string;
  ports: PagePorts;
  /** The origin the pages are served at. */
  web: string;
}) {
  const folder = join(input.root, input.pages);
  await rm(folder, { recursive: true, force: true });
  await cp(join(input.root, 'web/dist'), folder, { recursive: true, preserveTimestamps: true });
  await nameOrigin(folder, input.web);
  await writeFile(join(folder, EMULATORS_FILE), JSON.stringify(emulatorAddresses(input.ports)));
}
