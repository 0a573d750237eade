import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrationDocument } from '@vibes/core/firestore/documents';
import { savedViewPlace } from '@vibes/core/firestore/places';
import { firestoreDocuments } from '../../functions/src/adapters/firestore/firestore-documents.ts';
import { migrateKeptData } from '../../local/src/migrate/migrate-kept-data.ts';
import type { Migration } from '../../local/src/migrate/migration.ts';
import { migrations } from '../../local/src/migrate/migrations.ts';
import { runMigrations } from '../../local/src/migrate/run-migrations.ts';
import { IN_REAL_TIME } from '../../local/src/process/in-real-time.ts';
import { runCommand } from '../../local/src/process/run-command.ts';
import { ROOT } from '../../local/src/world/world-paths.ts';
import { database, dataOf } from '../support/database.ts';
import { stackFile, testWorld } from '../support/world.ts';

/** More views than one page of the migration holds. */
const VIEWS = 350;

/** Views of several people that lack a field, and the migration that writes it. */
async function lacking() {
  const db = await database();
  const owner = randomUUID();
  const batch = db.batch();
  const paths = Array.from({ length: VIEWS }, (_, n) =>
    savedViewPlace.path(`${owner}-${n % 3}`, `v${n}`),
  );
  for (const path of paths) batch.create(db.doc(path), { owner });
  await batch.commit();
  const migration: Migration = {
    id: `2026-12-01-${owner}`,
    place: savedViewPlace,
    add: (fields) => (fields['owner'] === owner && !fields['query'] ? { query: owner } : null),
  };
  const written = async () => {
    const found = await firestoreDocuments(db).getAll(paths);
    return found.filter(({ data }) => data?.['query'] === owner).length;
  };
  return { migration, written };
}

it('the documents of all accounts are migrated once, also by two runs at the same time', async () => {
  const { migration, written } = await lacking();
  const documents = firestoreDocuments(await database());
  const ports = { documents, clock: () => new Date(), ...IN_REAL_TIME };
  const migrate = (is_dry = false) => runMigrations(ports, { migrations: [migration], is_dry });
  expect(await migrate(true)).toMatchObject({ written: VIEWS });
  expect(await written()).toBe(0);
  await Promise.all([migrate(), migrate()]);
  expect(await written()).toBe(VIEWS);
  expect(await dataOf(migrationDocument.path(migration.id))).toMatchObject({ written: VIEWS });
});

it('the command finds the world that runs here', async () => {
  const { output } = await runCommand({
    command: process.execPath,
    args: ['--import', 'tsx', join(ROOT, 'local/src/migrate/migrate.ts')],
    cwd: ROOT,
    env: { ...process.env, VIBES_STACK: stackFile() },
  });
  // What other tests wrote may lack a field, or not.
  expect(output).toMatch(/There is nothing to do|done\. In all, .*/);
});

it('a start reports a migration of stored data, and nothing when there was none', async () => {
  const { migration, written } = await lacking();
  const said: string[] = [];
  const how = { report: (line: string) => said.push(line), signal: new AbortController().signal };
  migrations.push(migration);
  try {
    for (let start = 0; start < 2; start += 1) await migrateKeptData(await testWorld(), how);
  } finally {
    migrations.pop();
  }
  expect(said).toEqual([`Kept data brought up to this version. Documents written: ${VIEWS}.`]);
  expect(await written()).toBe(VIEWS);
});
