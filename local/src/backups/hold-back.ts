import { serviceStatusDocument } from '@vibes/core/firestore/documents';
import type { CommitPorts } from '../../../functions/src/steps/decide-and-commit.ts';
import type { Migration } from '../migrate/migration.ts';
import { foreseeMigration, forgetMigrations, runMigration } from '../migrate/run-migration.ts';
import { holdFollowUps } from './hold-follow-ups.ts';
import { holdEmails, STOP_REREADS, stopJobs } from './hold-waiting.ts';

interface HoldInput {
  /** Only report what would be held. */
  is_dry: boolean;
  print: (line: string) => void;
}

/** Goes through all of them, whatever an earlier run did: what it wrote needs nothing more. */
async function walk(ports: CommitPorts, migration: Migration, { is_dry, print }: HoldInput) {
  const { documents } = ports;
  if (is_dry) return foreseeMigration(documents, migration, null);
  await forgetMigrations(documents, [migration]);
  const done = await runMigration(ports, migration, (so_far) =>
    print(`  ${migration.id}: ${so_far.documents} looked at, ${so_far.written} written`),
  );
  await forgetMigrations(documents, [migration]);
  return done;
}

/**
 * Makes everything of restored data that would send an email by itself wait for its owner: it may
 * have gone out since the backup. Mirrors go on, and so does what is being sent. It may be cut off
 * anywhere and run again. False when a follow-up could not be read; a line names it.
 */
export async function holdBack(ports: CommitPorts, how: HoldInput): Promise<boolean> {
  const { is_dry, print } = how;
  const now = ports.clock();
  const jobs = await walk(ports, stopJobs(now), how);
  const rereads = await walk(ports, STOP_REREADS, how);
  const { held, unread } = await holdFollowUps(ports, how);
  const emails = await walk(ports, holdEmails(now), how);
  const [hold, stop] = is_dry ? ['to be held', 'to be stopped'] : ['held', 'stopped'];
  print(`Emails ${hold}: ${emails.written}, of ${emails.documents} deliveries.`);
  print(`Follow-ups ${hold}: ${held}.`);
  print(`Jobs ${stop}: ${jobs.written}.`);
  print(`Readings of creators without an address ${stop}: ${rereads.written}.`);
  // It tells of work that waited at the moment of the backup.
  if (!is_dry)
    await ports.documents.commit([{ kind: 'delete', path: serviceStatusDocument.path() }]);
  for (const path of unread)
    print(`Not held: the follow-up of ${path}. Look at its documents, and run this again.`);
  return unread.length === 0;
}
