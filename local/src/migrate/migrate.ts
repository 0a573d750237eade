/**
 * `npm run -s migrate -- [--project ID] [--dry-run] [--again]`: writes into documents of earlier
 * versions the fields that queries of this one need, see docs/operations.md. VIBES_STACK names a
 * world other than that of `npm start`.
 */
import { LocalWorldError } from '../process/local-world-error.ts';
import { openProject } from '../world/open-project.ts';
import { worldPaths } from '../world/world-paths.ts';
import { readMigrateArguments, USAGE, type MigrateArguments } from './read-migrate-arguments.ts';
import { runMigrations } from './run-migrations.ts';

async function migrate({ project, ...how }: MigrateArguments): Promise<string[]> {
  const stack = process.env['VIBES_STACK'] ?? worldPaths('local').stack;
  const { close, ...books } = await openProject({ project, stack });
  try {
    return (await runMigrations(books, { ...how, onPage: console.error })).lines;
  } finally {
    await close();
  }
}

try {
  const asked = readMigrateArguments(process.argv.slice(2));
  console.log(asked === 'help' ? USAGE : (await migrate(asked)).join('\n'));
} catch (error) {
  console.error(error instanceof LocalWorldError ? error.message : error);
  process.exitCode = 1;
}
