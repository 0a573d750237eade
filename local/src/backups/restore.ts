/**
 * `npm run -s restore -- <project> --into <rehearsal>`: restores a backup beside the live product and
 * compares the two, see docs/operations.md. Ends with 1 when something differs.
 */
import type { Deployment } from '../deploy/deploy-ports.ts';
import { livePorts } from '../deploy/live-ports.ts';
import { runCommandLine } from '../process/run-main.ts';
import { ROOT } from '../world/world-paths.ts';
import { readRestoreArguments, USAGE } from './read-restore-arguments.ts';
import { rehearseRestore } from './restore-backup.ts';

const open = (project: string): Deployment => ({
  ...livePorts({ project, root: ROOT }),
  project,
  location: null,
});

await runCommandLine(async () => {
  const asked = readRestoreArguments(process.argv.slice(2));
  if (asked === 'help') {
    console.log(USAGE);
    return true;
  }
  const { project, into, backup, bucket } = asked;
  const { database } = into;
  return rehearseRestore({ from: open(project), to: open(into.project), database, backup, bucket });
});
