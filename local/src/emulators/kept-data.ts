import { access, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LocalWorldError } from '../process/local-world-error.ts';
import { HOST } from './choose-ports.ts';

const FIRESTORE = 'firestore_export';

/** Of an export. The emulator of each writes its own file last. */
const metadataOf = (folder: string) => ({
  auth: join(folder, 'firebase-export-metadata.json'),
  firestore: join(folder, FIRESTORE, `${FIRESTORE}.overall_export_metadata`),
});

/** An export to start with: of the Auth emulator its folder, of Firestore its file. */
export interface KeptData {
  auth: string;
  firestore: string;
}

async function readWhole(folder: string): Promise<KeptData | null> {
  const { auth, firestore } = metadataOf(folder);
  const isWhole = await Promise.all([access(auth), access(firestore)]).catch(() => null);
  return isWhole && { auth: folder, firestore };
}

/**
 * The complete export in `folder`, or in the one beside it when a stop was killed between its last
 * two steps.
 */
export const keptData = async (folder: string): Promise<KeptData | null> =>
  (await readWhole(folder)) ?? readWhole(`${folder}.new`);

async function post(address: string, body: object) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  if (!answer.ok) throw new LocalWorldError(`The data could not be kept: ${await answer.text()}`);
}

/** Exports the emulators' data beside the old export and swaps the two when it is complete. */
export async function keepData(input: {
  folder: string;
  project: string;
  ports: { hub: number; firestore: number };
}) {
  const { folder, project, ports } = input;
  const fresh = `${folder}.new`;
  await rm(fresh, { recursive: true, force: true });
  // The hub replaces the whole folder, so it comes first.
  await post(`http://${HOST}:${ports.hub}/_admin/export`, { path: fresh, initiatedBy: 'stop' });
  await post(`http://${HOST}:${ports.firestore}/emulator/v1/projects/${project}:export`, {
    database: `projects/${project}/databases/(default)`,
    export_directory: fresh,
    export_name: FIRESTORE,
  });
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
}
