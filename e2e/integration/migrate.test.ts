import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deliveryDocument, migrationDocument } from '@vibes/core/firestore/documents';
import { sha256 } from '../../functions/src/adapters/crypto/node-crypto.ts';
import { firestoreDocuments } from '../../functions/src/adapters/firestore/firestore-documents.ts';
import { storedDocuments } from '../../functions/test/stored-documents.ts';
import { migrateKeptData } from '../../local/src/migrate/migrate-kept-data.ts';
import { migrateProject } from '../../local/src/migrate/migrate-project.ts';
import { runCommand } from '../../local/src/process/run-command.ts';
import { ROOT } from '../../local/src/world/world-paths.ts';
import { database, dataOf } from '../support/database.ts';
import { stackFile, testWorld } from '../support/world.ts';

/** More mails than one page of the migration holds. */
const MAILS = 350;
const RECORD = migrationDocument.path('2026-11-23-message-ids');
const HOST = '127.0.0.1';

async function migrate(how: { is_dry?: boolean; is_again?: boolean } = {}) {
  const documents = firestoreDocuments(await database());
  return migrateProject({ documents, clock: () => new Date() }, { ...how, mail_domain: HOST });
}

/** Mails of several people, as an earlier version sent them; only their Message-ID is missing. */
async function sentBefore() {
  const db = await database();
  const earlier = await storedDocuments();
  const sent = earlier.find(([, { state, channel }]) => state === 'sent' && channel === 'gmail');
  const owner = randomUUID();
  const batch = db.batch();
  const mails = Array.from({ length: MAILS }, (_, n) => {
    const [uid, id] = [`${owner}-${n % 3}`, `email_c${n}`];
    batch.create(db.doc(deliveryDocument.path(uid, id)), { ...sent?.[1], ended_at: new Date() });
    const message_id = `${sha256(`0/${uid}/${id}`).slice(0, 32)}@${HOST}`;
    return { path: deliveryDocument.path(uid, id), message_id };
  });
  await batch.commit();
  return mails;
}
type Mails = Awaited<ReturnType<typeof sentBefore>>;

async function storedIds(mails: Mails): Promise<Mails> {
  const found = await firestoreDocuments(await database()).getAll(mails.map(({ path }) => path));
  return found.map(({ path, data }) => ({ path, message_id: String(data?.['message_id']) }));
}

it('the mails of all accounts are migrated once, also by two runs at the same time', async () => {
  await migrate({ is_again: true });
  const mails = await sentBefore();
  expect(await migrate()).toMatchObject({ written: 0 });
  expect(await migrate({ is_dry: true, is_again: true })).toMatchObject({ written: MAILS });
  expect(new Set((await storedIds(mails)).map((mail) => mail.message_id))).toEqual(
    new Set(['null']),
  );

  await (await database()).doc(RECORD).delete();
  await Promise.all([migrate(), migrate()]);
  expect(await storedIds(mails)).toEqual(mails);
  expect(await dataOf(RECORD)).toMatchObject({ written: MAILS });
});

it('the command migrates the world that runs here', async () => {
  await (await database()).doc(RECORD).delete();
  const mails = await sentBefore();
  const { output } = await runCommand({
    command: process.execPath,
    args: ['--import', 'tsx', join(ROOT, 'local/src/migrate/migrate.ts')],
    cwd: ROOT,
    env: { ...process.env, VIBES_STACK: stackFile() },
  });
  expect(output).toContain(`end in @${HOST}`);
  expect(output).toMatch(new RegExp(`done\\. In all, .*Written: ${MAILS}\\.`));
  expect(await storedIds(mails)).toEqual(mails);
});

it('a start reports a migration of stored data, and nothing when there was none', async () => {
  await (await database()).doc(RECORD).delete();
  const mails = await sentBefore();
  const said: string[] = [];
  const how = { report: (line: string) => said.push(line), signal: new AbortController().signal };
  for (let start = 0; start < 2; start += 1) await migrateKeptData(await testWorld(), how);
  expect(said).toEqual([`Kept data brought up to this version. Documents written: ${MAILS}.`]);
  expect(await storedIds(mails)).toEqual(mails);
});
