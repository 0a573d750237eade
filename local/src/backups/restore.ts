/**
 * `npm run -s restore -- <project> --into <rehearsal>`: restores a backup beside the live product and
 * compares the two, see docs/operations.md. Ends with 1 when something differs. With `--hold` it holds
 * back the emails of the live database.
 */
import type { Deployment } from '../deploy/deploy-ports.ts';
import { livePorts } from '../deploy/live-ports.ts';
import { runCommandLine } from '../process/run-main.ts';
import { withProject } from '../world/open-project.ts';
import { ROOT } from '../world/world-paths.ts';
import { demandPaused } from './demand-paused.ts';
import { holdBack } from './hold-back.ts';
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
  const from = open(asked.project);
  if (asked.kind === 'hold') {
    const { project, is_dry } = asked;
    await demandPaused(from);
    return withProject(project, (books) => holdBack(books, { is_dry, print: from.print }));
  }
  const { into, backup, bucket } = asked;
  const { database } = into;
  return rehearseRestore({ from, to: open(into.project), database, backup, bucket });
});
