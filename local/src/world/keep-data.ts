import { access, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exportData } from '../emulators/emulator-hub.ts';

/** firebase-tools writes it last: an export without it is none. */
const METADATA = 'firebase-export-metadata.json';

/** The folder when it holds a whole export, else null. */
export const keptData = (folder: string): Promise<string | null> =>
  access(join(folder, METADATA)).then(
    () => folder,
    () => null,
  );

/** Exports the emulators' data beside the old one and changes the two when it is whole. */
export async function keepData({ folder, hub_port }: { folder: string; hub_port: number }) {
  const fresh = `${folder}.new`;
  await rm(fresh, { recursive: true, force: true });
  await exportData({ port: hub_port, folder: fresh });
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
}
