import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storedDocuments } from '../../functions/test/stored-documents.ts';
import { countGroups, GROUPS } from '../../local/src/backups/collection-counts.ts';
import { compareCounts } from '../../local/src/backups/compare-counts.ts';
import type { GoogleCall } from '../../local/src/deploy/deploy-ports.ts';
import { openFirestore } from '../../local/src/world/open-firestore.ts';
import { testWorld } from '../support/world.ts';

/** Projects of their own in the emulator, so that nothing else writes there. */
const [LIVE, REHEARSAL] = [`live-${randomUUID()}`, `rehearsal-${randomUUID()}`];
const NAME = 'rehearsed';
const databaseOf = (project: string) => `projects/${project}/databases/(default)`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function post(path: string, body: unknown) {
  const { firestore } = await testWorld();
  const answer = await fetch(new URL(path, firestore), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

/** The emulator in place of Google: counts are asked of both in the same way. */
const google = ({ path, body }: GoogleCall) => post(`/${path}`, body);

async function compare() {
  const [live, restored] = await Promise.all(
    [LIVE, REHEARSAL].map((project) => countGroups({ google }, databaseOf(project))),
  );
  if (!live || !restored) throw new Error('Not counted.');
  const sides = [
    { title: 'live', counts: live },
    { title: 'restored', counts: restored },
  ];
  return { live, ...compareCounts(sides) };
}

async function write(project: string, documents: [string, Record<string, unknown>][]) {
  const host = new URL((await testWorld()).firestore).host;
  const { firestore, close } = openFirestore({ project, host });
  const batch = firestore.batch();
  for (const [path, data] of documents) batch.set(firestore.doc(path), data);
  await batch.commit();
  await close();
}

it('an export that is imported elsewhere has as many documents of every collection', async () => {
  const documents = await storedDocuments();
  await write(LIVE, documents);
  expect((await compare()).is_equal).toBe(false);
  const exported = await post(`/emulator/v1/projects/${LIVE}:export`, {
    database: databaseOf(LIVE),
    export_directory: folder,
    export_name: NAME,
  });
  expect(exported.status).toBe(200);
  const imported = await post(`/emulator/v1/projects/${REHEARSAL}:import`, {
    database: databaseOf(REHEARSAL),
    // The emulator wants the file that describes the export.
    export_directory: join(folder, NAME, `${NAME}.overall_export_metadata`),
  });
  expect(imported.status).toBe(200);
  const { is_equal, live } = await compare();
  expect(is_equal).toBe(true);
  expect([...live.values()].reduce((sum, n) => sum + n, 0)).toBe(documents.length);
  const stored = new Set(documents.map(([path]) => path.split('/').at(-2)));
  expect(GROUPS.filter((group) => (live.get(group) ?? 0) > 0)).toEqual([...stored].toSorted());
  await write(REHEARSAL, [['suppressions/one-more', {}]]);
  const after = await compare();
  expect(after.is_equal).toBe(false);
  expect(after.lines.filter((line) => line.endsWith('differs'))).toHaveLength(2);
});
