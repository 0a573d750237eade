import type { Deployment } from './deploy-ports.ts';
import { deployFunctions } from './steps/functions.ts';
import { deployWeb } from './steps/hosting.ts';

/**
 * Deploys the web build and the functions of this checkout and nothing else: the web first, since an
 * app of a newer version may send what older functions refuse (docs/operations.md). A rollback runs
 * it in the checkout of the earlier version, whose own tables say what is deployed.
 */
export async function release(deployment: Deployment, version: string): Promise<void> {
  deployment.print('1/2 Web build');
  await deployWeb(deployment, version);
  deployment.print('2/2 Functions');
  await deployFunctions(deployment);
}
