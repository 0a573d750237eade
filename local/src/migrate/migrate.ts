/**
 * `npm run -s migrate -- [--project ID] [--dry-run] [--again]`: writes into documents of earlier
 * versions the fields that queries of this one need, see docs/operations.md. VIBES_STACK names a
 * world other than that of `npm start`.
 */
import { LocalWorldError } from '../process/local-world-error.ts';
import { openProject } from '../world/open-project.ts';
import { worldPaths } from '../world/world-paths.ts';
import { migrateProject } from './migrate-project.ts';
import { readMailDomain } from './read-mail-domain.ts';
import { readMigrateArguments, USAGE, type MigrateArguments } from './read-migrate-arguments.ts';

async function migrate({ project, ...how }: MigrateArguments): Promise<string[]> {
  const at = { project, stack: process.env['VIBES_STACK'] ?? worldPaths('local').stack };
  const { close, ...books } = await openProject(at);
  try {
    const mail_domain = await readMailDomain(at);
    console.error(`Message-IDs are taken to end in @${mail_domain}, the host of APP_ORIGIN.`);
    return (await migrateProject(books, { ...how, mail_domain, onPage: console.error })).lines;
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
