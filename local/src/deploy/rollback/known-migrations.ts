import { LocalWorldError } from '../../process/local-world-error.ts';
import type { Deployment } from '../deploy-ports.ts';
import { ownMigrations, readBegunMigrations } from '../migrations-of.ts';

const FOLDER = 'local/src/migrate';

/** The migrations that a commit has, read from its files. */
async function migrationsAt({ run }: Deployment, commit: string): Promise<Set<string>> {
  const pattern = "id: '20[0-9]{2}-[0-9]{2}-[0-9]{2}-[a-z0-9-]+'";
  const { output, code } = await run({
    program: 'git',
    args: ['grep', '-hoE', pattern, commit, '--', FOLDER, `:!${FOLDER}/*.test.ts`],
    is_reading: true,
  });
  // 1: nothing found, as in a commit before the first migration.
  if (code !== 0 && code !== 1)
    throw new LocalWorldError(`git could not read ${commit}: ${output}`);
  return new Set([...output.matchAll(/'(20[^']+)'/g)].map(([, id]) => id ?? ''));
}

/**
 * Refuses a version that lacks a migration: its functions would write documents in the form of
 * before, and might not read those that were migrated.
 */
export async function refuseAcrossMigration(
  deployment: Deployment,
  { version, commit }: { version: string; commit: string },
): Promise<void> {
  const [known, begun] = await Promise.all([
    migrationsAt(deployment, commit),
    readBegunMigrations(deployment),
  ]);
  const across = [...new Set([...begun.keys(), ...ownMigrations()])].filter((id) => !known.has(id));
  if (across.length === 0) return;
  const ran = across.filter((id) => begun.has(id));
  const why = ran.length
    ? `${deployment.project} was migrated since`
    : 'the version that is deployed writes documents in a newer form';
  throw new LocalWorldError(
    `${version} can’t be deployed again: ${why}, and ${version} does not know ${across.join(', ')}. Fix the fault in a new version, and deploy that.`,
  );
}
