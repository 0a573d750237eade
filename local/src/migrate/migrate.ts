/**
 * `npm run -s migrate -- [--project ID] [--dry-run] [--again]`: writes into documents of earlier
 * versions the fields that queries of this one need, see docs/operations.md. VIBES_STACK names a
 * world other than that of `npm start`.
 */
import { runCommandLine } from '../process/run-main.ts';
import { withProject } from '../world/open-project.ts';
import { readMigrateArguments, USAGE } from './read-migrate-arguments.ts';
import { runMigrations } from './run-migrations.ts';

await runCommandLine(async () => {
  const asked = readMigrateArguments(process.argv.slice(2));
  if (asked === 'help') return console.log(USAGE);
  const { project, ...how } = asked;
  const { lines } = await withProject(project, (books) =>
    runMigrations(books, { ...how, onPage: console.error }),
  );
  console.log(lines.join('\n'));
});
