import type { DeployPorts } from './deploy-ports.ts';
import { DEPLOY_STEPS } from './deploy-steps.ts';
import { dryPorts } from './dry-ports.ts';
import type { DeployArguments } from './read-deploy-arguments.ts';
import { release } from './release.ts';
import { rollBack } from './rollback/roll-back.ts';
import { foreseeDeploy, runDeploy } from './run-deploy.ts';
import { whatIsLeft } from './what-is-left.ts';

/** What the command line asks for, by the given ports. Throws the sentence that says what to do. */
export async function deployProject(
  ports: DeployPorts,
  { project, location, is_dry, rollback, release: version }: DeployArguments,
): Promise<void> {
  const acting = is_dry ? await dryPorts(ports, project) : ports;
  const deployment = { ...acting, project, location };
  if (rollback !== null) return rollBack(deployment, rollback);
  if (version !== null) return release(deployment, version);
  if (is_dry) {
    await foreseeDeploy(deployment, DEPLOY_STEPS);
    ports.print('\nNothing was changed. Lines with > are what a deployment would do.');
    return;
  }
  await runDeploy(deployment, DEPLOY_STEPS);
  ports.print('');
  for (const line of await whatIsLeft(deployment)) ports.print(line);
}
