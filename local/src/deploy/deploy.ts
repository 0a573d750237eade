/**
 * `npm run deploy -- <project> [--location L] [--rollback VERSION] [--dry-run]`: brings a Firebase
 * project from nothing to the live product, or back to an earlier version, see docs/deploy.md.
 */
import { runCommandLine } from '../process/run-main.ts';
import { ROOT } from '../world/world-paths.ts';
import { deployProject } from './deploy-project.ts';
import { livePorts } from './live-ports.ts';
import { readDeployArguments, USAGE } from './read-deploy-arguments.ts';

await runCommandLine(async () => {
  const asked = readDeployArguments(process.argv.slice(2));
  if (asked === 'help') console.log(USAGE);
  else await deployProject(livePorts({ project: asked.project, root: ROOT }), asked);
});
