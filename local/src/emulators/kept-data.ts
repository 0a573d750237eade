import { access, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { LocalWorldError } from '../process/local-world-error.ts';
import { ROOT } from '../world/world-paths.ts';
import { HOST } from './choose-ports.ts';

const FIRESTORE = 'firestore_export';
const MANIFEST = join(ROOT, 'package.json');

/** Of an export. The emulator of each writes its own file last. */
const metadataOf = (folder: string) => ({
  version: join(folder, 'vibes-version.json'),
  auth: join(folder, 'firebase-export-metadata.json'),
  firestore: join(folder, FIRESTORE, `${FIRESTORE}.overall_export_metadata`),
});

/** An export to start with: of the Auth emulator its folder, of Firestore its file. */
export interface KeptData {
  auth: string;
  firestore: string;
}

/** Which version kept the data. Builds before 1.0.0 did not say. */
const versionSchema = z.object({ version: z.string() });

async function checkVersion(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  if (!versionSchema.safeParse(JSON.parse(text)).success)
    throw new LocalWorldError(
      'The data that is kept here is of an early build, which this version can’t read: begin with npm start -- --fresh.',
    );
}

async function readWhole(folder: string): Promise<KeptData | null> {
  const { auth, firestore, version } = metadataOf(folder);
  const isWhole = await Promise.all([access(auth), access(firestore)]).catch(() => null);
  if (isWhole) await checkVersion(version);
  return isWhole && { auth: folder, firestore };
}

/**
 * The complete export in `folder`, or in the one beside it when a stop was killed between its last
 * two steps. Throws a sentence where a build of before version 1 kept it.
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
  const { version } = versionSchema.parse(JSON.parse(await readFile(MANIFEST, 'utf8')));
  await writeFile(metadataOf(fresh).version, `${JSON.stringify({ version })}\n`);
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
}
