import type { CommitPorts } from '../../../functions/src/steps/decide-and-commit.ts';
import type { Migration } from './migration.ts';
import { migrations as all } from './migrations.ts';
import { foreseeMigration, forgetMigrations, loadProgress, runMigration } from './run-migration.ts';

export interface MigrationsInput {
  /** Those of this version, unless others are given. */
  migrations?: readonly Migration[];
  /** Only report what would be written. */
  is_dry?: boolean;
  /** Run everything once more, also what is finished. */
  is_again?: boolean;
  /** Called once, before the first write of any migration. It may throw. */
  beforeWriting?: () => Promise<void>;
  /** Gets the progress, a line for each page. */
  onPage?: (line: string) => void;
}

export interface MigrationsDone {
  /** A line for each migration, or one that says that there is none. */
  lines: string[];
  /** Documents written by this run, or with `is_dry` to be written. */
  written: number;
}

const NOTHING = 'There is nothing to do: this version has no migrations.';

const counted = ({ documents, written }: { documents: number; written: number }) =>
  `documents looked at: ${documents}. Written: ${written}.`;

async function isAnyOpen(documents: CommitPorts['documents'], migrations: readonly Migration[]) {
  const begun = await Promise.all(migrations.map((one) => loadProgress(documents, one)));
  return begun.some(({ progress }) => !progress?.finished_at);
}

/** All migrations, one after the other; those that are finished are skipped. */
export async function runMigrations(
  ports: CommitPorts,
  how: MigrationsInput,
): Promise<MigrationsDone> {
  const { migrations = all, is_dry = false, is_again = false, onPage = () => undefined } = how;
  if (migrations.length === 0) return { lines: [NOTHING], written: 0 };
  const { documents } = ports;
  const done: MigrationsDone = { lines: [], written: 0 };
  if (!is_dry && (is_again || (await isAnyOpen(documents, migrations))))
    await how.beforeWriting?.();
  if (is_again && !is_dry) await forgetMigrations(documents, migrations);
  for (const migration of migrations) {
    const { id } = migration;
    const { progress } = await loadProgress(documents, migration);
    const before = is_again ? null : progress;
    if (before?.finished_at) {
      done.lines.push(`${id}: done on ${before.finished_at.toISOString().slice(0, 10)}.`);
    } else if (is_dry) {
      const ahead = await foreseeMigration(documents, migration, before?.cursor ?? null);
      done.lines.push(
        `${id}: documents to look at: ${ahead.documents}. To be written: ${ahead.written}.`,
      );
      done.written += ahead.written;
    } else {
      const after = await runMigration(ports, migration, (now) => onPage(`${id}: ${counted(now)}`));
      done.lines.push(`${id}: done. In all, ${counted(after)}`);
      done.written += after.written - (before?.written ?? 0);
    }
  }
  return done;
}
