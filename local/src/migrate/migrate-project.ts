import type { CommitPorts } from '../../../functions/src/steps/decide-and-commit.ts';
import { IN_REAL_TIME } from '../process/in-real-time.ts';
import type { MigrationSettings } from './migration.ts';
import { migrations } from './migrations.ts';
import { runMigrations, type MigrationsInput } from './run-migrations.ts';

/** All migrations of a project, in real time. */
export const migrateProject = (
  books: Pick<CommitPorts, 'documents' | 'clock'>,
  { mail_domain, ...how }: MigrationSettings & Omit<MigrationsInput, 'migrations'>,
) =>
  runMigrations({ ...books, ...IN_REAL_TIME }, { ...how, migrations: migrations({ mail_domain }) });
