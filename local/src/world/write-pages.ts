import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EMULATORS_FILE, emulatorAddresses, type PagePorts } from '../emulators/hosting-config.ts';

/** Copies the built app into the world's own folder and tells it where the emulators are. */
export async function writePages(input: { root: string; pages: string; ports: PagePorts }) {
  const folder = join(input.root, input.pages);
  await rm(folder, { recursive: true, force: true });
  await cp(join(input.root, 'web/dist'), folder, { recursive: true, preserveTimestamps: true });
  await writeFile(join(folder, EMULATORS_FILE), JSON.stringify(emulatorAddresses(input.ports)));
}
