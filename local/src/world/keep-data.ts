import { access, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exportData } from '../emulators/emulator-hub.ts';

/** firebase-tools writes it last: an export without it is incomplete. */
const METADATA = 'firebase-export-metadata.json';

const isWhole = (folder: string): Promise<boolean> =>
  access(join(folder, METADATA)).then(
    () => true,
    () => false,
  );

/**
 * The folder of a complete export: `folder`, or the one beside it when a stop was killed between
 * its last two steps.
 */
export async function keptData(folder: string): Promise<string | null> {
  if (await isWhole(folder)) return folder;
  return (await isWhole(`${folder}.new`)) ? `${folder}.new` : null;
}

/** Exports the emulators' data beside the old export and swaps the two when it is complete. */
export async function keepData({ folder, hub_port }: { folder: string; hub_port: number }) {
  const fresh = `${folder}.new`;
  await rm(fresh, { recursive: true, force: true });
  await exportData({ port: hub_port, folder: fresh });
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
}
