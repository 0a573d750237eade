/**
 * `npm run -s migrate -- [--project ID] [--dry-run] [--again] [--without-backup]`: writes
 * into documents of earlier versions the fields that queries of this one need, see docs/operations.md. VIBES_STACK names a
 * world other than that of `npm start`.
 */
import { demandBackup } from '../backups/demand-backup.ts';
import { livePorts } from '../deploy/live-ports.ts';
import { runCommandLine } from '../process/run-main.ts';
import { withProject } from '../world/open-project.ts';
import { ROOT } from '../world/world-paths.ts';
import { readMigrateArguments, USAGE, type MigrateArguments } from './read-migrate-arguments.ts';
import { runMigrations } from './run-migrations.ts';

await runCommandLine(async () => {
  const asked = readMigrateArguments(process.argv.slice(2));
  const migrate = ({ project, is_unsaved, ...how }: MigrateArguments) =>
    withProject(project, (books) =>
      runMigrations(books, {
        ...how,
        onPage: console.error,
        beforeWriting: async () => {
          if (project === null || is_unsaved) return;
          await demandBackup({ ...livePorts({ project, root: ROOT }), project }, books.clock());
        },
      }),
    );
  console.log(asked === 'help' ? USAGE : (await migrate(asked)).lines.join('\n'));
});
