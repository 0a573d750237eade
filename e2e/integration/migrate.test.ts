import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deliveryDocument, migrationDocument } from '@vibes/core/firestore/documents';
import { sha256 } from '../../functions/src/adapters/crypto/node-crypto.ts';
import { firestoreDocuments } from '../../functions/src/adapters/firestore/firestore-documents.ts';
import { earlierDocuments } from '../../functions/test/earlier-documents.ts';
import { migrateProject } from '../../local/src/migrate/migrate-project.ts';
import { runCommand } from '../../local/src/process/run-command.ts';
import { ROOT } from '../../local/src/world/world-paths.ts';
import { database, dataOf } from '../support/database.ts';
import { stackFile } from '../support/world.ts';

/** More than one page of them. */
const MAILS = 350;
const RECORD = migrationDocument.path('2026-11-23-message-ids');
const HOST = '127.0.0.1';

async function migrate(how: { is_dry?: boolean; is_again?: boolean } = {}) {
  const documents = firestoreDocuments(await database());
  return migrateProject({ documents, clock: () => new Date() }, { ...how, mail_domain: HOST });
}

/** Mails of several people, as an earlier version sent them. */
async function sentBefore() {
  const db = await database();
  const earlier = await earlierDocuments();
  const sent = earlier.find(([, { state, channel }]) => state === 'sent' && channel === 'gmail');
  const owner = randomUUID();
  const batch = db.batch();
  const ids = Array.from({ length: MAILS }, (_, n) => {
    const [uid, id] = [`${owner}-${n % 3}`, `email_c${n}`];
    batch.create(db.doc(deliveryDocument.path(uid, id)), { ...sent?.[1] });
    const message_id = `${sha256(`0/${uid}/${id}`).slice(0, 32)}@${HOST}`;
    return [deliveryDocument.path(uid, id), message_id] as const;
  });
  await batch.commit();
  return ids;
}

it('everybody’s mails are brought up to this version, once, also by two at the same time', async () => {
  await migrate({ is_again: true });
  const mails = await sentBefore();
  expect(await migrate()).toMatchObject({ written: 0 });
  expect(await migrate({ is_dry: true, is_again: true })).toMatchObject({ written: MAILS });
  for (const [path] of mails.slice(0, 3)) expect(await dataOf(path)).not.toHaveProperty('thread');

  await (await database()).doc(RECORD).delete();
  await Promise.all([migrate(), migrate()]);
  for (const [path, message_id] of mails)
    expect(await dataOf(path)).toMatchObject({ message_id, thread: message_id, in_reply_to: null });
  expect(await dataOf(RECORD)).toMatchObject({ written: MAILS });
});

it('the command goes through the world that runs here', async () => {
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
  for (const [path, message_id] of mails.slice(0, 3))
    expect(await dataOf(path)).toMatchObject({ message_id });
});
