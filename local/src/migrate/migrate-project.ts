import { setTimeout as pause } from 'node:timers/promises';
import { nodeRandomness } from '../../../functions/src/adapters/crypto/node-crypto.ts';
import type { CommitPorts } from '../../../functions/src/ports/decide-and-commit.ts';
import type { MigrationSettings } from './migration.ts';
import { migrations } from './migrations.ts';
import { runMigrations, type MigrationsInput } from './run-migrations.ts';

/** All migrations of a project, in real time. */
export const migrateProject = (
  books: Pick<CommitPorts, 'documents' | 'clock'>,
  { mail_domain, ...how }: MigrationSettings & Omit<MigrationsInput, 'migrations'>,
) =>
  runMigrations(
    { ...books, pause: (milliseconds) => pause(milliseconds), randomness: nodeRandomness },
    { ...how, migrations: migrations({ mail_domain }) },
  );
