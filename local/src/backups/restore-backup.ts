import type { Deployment } from '../deploy/deploy-ports.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { awaitOperation, runOperation } from './await-operation.ts';
import { countGroups } from './collection-counts.ts';
import { compareCounts, type Side } from './compare-counts.ts';
import { ageOf, readBackups, type Backup } from './read-backups.ts';
import { nameOf, readDatabase, refuseFilled, refuseLiveProject } from './rehearsal-target.ts';

export interface Rehearsal {
  /** The live project. */
  from: Deployment;
  /** The same, or another one. */
  to: Deployment;
  database: string;
  /** The name of a backup, or its last part; null for the newest. */
  backup: string | null;
  /** `gs://…`, for another project. */
  bucket: string | null;
}

async function chooseBackup({ from, backup }: Rehearsal): Promise<Backup> {
  const all = await readBackups(from);
  const chosen =
    backup === null
      ? all[0]
      : all.find(({ name }) => name.split('/').at(-1) === backup.split('/').at(-1));
  if (chosen) return chosen;
  const names = all.map(({ name }) => name.split('/').at(-1)).join(', ');
  throw new LocalWorldError(
    names === ''
      ? `${from.project} has no backup that is ready.`
      : `${from.project} has no backup ${backup}. It has ${names}.`,
  );
}

/** Into a new database of its own project, which is all that Firestore does. One that was begun goes on. */
async function restore(from: Deployment, database: string, backup: Backup): Promise<string> {
  const name = nameOf(from.project, database);
  const there = await readDatabase(from, name);
  const what = `Restoring ${backup.name.split('/').at(-1)} into ${name}`;
  if (!there)
    await runOperation(from, what, {
      path: `v1/projects/${from.project}/databases:restore`,
      body: { databaseId: database, backup: backup.name },
    });
  else if (there.sourceInfo?.backup?.backup !== backup.name)
    throw new LocalWorldError(
      `${name} is there already, and was not restored from ${backup.name}. Choose another name, or delete it: gcloud firestore databases delete --database=${database} --project=${from.project}`,
    );
  else if (there.sourceInfo.operation) await awaitOperation(from, what, there.sourceInfo.operation);
  return name;
}

/** The live database at the moment of the backup where it keeps that, else as it is. */
async function countLive(from: Deployment, { at }: Backup): Promise<Side> {
  const name = nameOf(from.project, '(default)');
  const live = await readDatabase(from, name);
  // The past is kept by whole minutes.
  const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000);
  const isKept =
    live?.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED' &&
    (live.earliestVersionTime?.getTime() ?? Infinity) <= minute.getTime();
  return isKept
    ? { title: 'live then', counts: await countGroups(from, name, minute) }
    : { title: 'live now', counts: await countGroups(from, name) };
}

/** By an export of what was restored, and an import, which is the way into another project. */
async function copy({ from, to, database, bucket }: Rehearsal, restored: string): Promise<string> {
  const target = nameOf(to.project, database);
  const source = await readDatabase(from, restored);
  if (!(await readDatabase(to, target)))
    await runOperation(to, `Making ${target}`, {
      path: `v1/projects/${to.project}/databases?databaseId=${database}`,
      body: { type: 'FIRESTORE_NATIVE', locationId: source?.locationId },
    });
  await refuseFilled(to, target);
  const stamp = from.clock().toISOString().replace(/\W/g, '').slice(0, 15);
  const folder = `${bucket}/${restored.split('/').at(-1)}-${stamp}`;
  const exported = await runOperation(from, `Exporting ${restored} to ${folder}`, {
    path: `v1/${restored}:exportDocuments`,
    body: { outputUriPrefix: folder },
  });
  await runOperation(to, `Importing ${folder} into ${target}`, {
    path: `v1/${target}:importDocuments`,
    body: { inputUriPrefix: exported?.outputUriPrefix ?? folder },
  });
  return target;
}

/**
 * Restores a backup beside the live product, and compares how much there is. Begun again, it goes on
 * with a database that was restored from the same backup. False when something differs.
 */
export async function rehearseRestore(rehearsal: Rehearsal): Promise<boolean> {
  const { from, to, database } = rehearsal;
  const isElsewhere = to.project !== from.project;
  if (!isElsewhere && database === '(default)')
    throw new LocalWorldError(
      `(default) is the live database of ${from.project}. Name another: it is made.`,
    );
  if (isElsewhere && rehearsal.bucket === null)
    throw new LocalWorldError(
      `A backup can only be restored in its own project. To bring it into ${to.project}, add --bucket gs://… : it is restored, exported there and imported.`,
    );
  if (isElsewhere) {
    await refuseLiveProject(to);
    const target = nameOf(to.project, database);
    // Before what takes hours, and once more after it.
    if (await readDatabase(to, target)) await refuseFilled(to, target);
  }
  const backup = await chooseBackup(rehearsal);
  from.print(`The backup is ${ageOf(backup, from.clock())}: ${backup.name}`);
  const own = isElsewhere ? `restored-${backup.at.toISOString().slice(0, 10)}` : database;
  const restored = await restore(from, own, backup);
  const imported = isElsewhere ? await copy(rehearsal, restored) : null;
  const sides: Side[] = [
    await countLive(from, backup),
    { title: 'restored', counts: await countGroups(from, restored) },
  ];
  if (imported !== null) sides.push({ title: 'imported', counts: await countGroups(to, imported) });
  return report(rehearsal, { backup, sides, made: [restored, imported] });
}

function report(
  { from }: Rehearsal,
  { backup, sides, made }: { backup: Backup; sides: Side[]; made: (string | null)[] },
): boolean {
  const { is_equal, lines } = compareCounts(sides);
  const [live, restored] = sides;
  const held = [...(restored?.counts.values() ?? [])].reduce((sum, n) => sum + n, 0);
  const isWhole = backup.documents === null || backup.documents === held;
  for (const line of lines) from.print(line);
  if (!isWhole)
    from.print(`The backup holds ${backup.documents} documents by its own count, not ${held}.`);
  if (!is_equal && live?.title === 'live now')
    from.print('The live product has gone on since the backup, which shows as a difference.');
  for (const name of made.filter((one) => one !== null)) {
    const [, project, , database] = name.split('/');
    from.print(
      `Delete it when you have looked: gcloud firestore databases delete --database='${database}' --project=${project}`,
    );
  }
  return is_equal && isWhole;
}
