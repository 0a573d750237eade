import { FUNCTIONS } from '../../../../functions/src/endpoints/functions.ts';
import { runAccount } from '../../../../functions/src/platform/run-account.ts';
import { FUNCTIONS_CONFIG } from '../../firebase-config/firebase-config.ts';
import { buildFor, deployPart } from '../deploy-config.ts';
import type { Deployment } from '../deploy-ports.ts';
import { done, toDo, waiting, type DeployStep } from '../deploy-step.ts';
import { ToolError } from '../run-tool.ts';
import { regionOf } from '../settings/region-of.ts';
import { readDeployedFunctions } from './deployed-functions.ts';
import { batchesOf, readQuota } from './quota.ts';

const OWN = Object.keys(FUNCTIONS);

/** What firebase-tools says where nobody may be given the right to call a function. */
const NOT_PUBLIC = 'Unable to set the invoker for the IAM policy';
const CLOSED =
  'The organization does not let functions be public, and nobody could call them. docs/deploy.md#before-you-begin says how to allow it. Then delete the functions named above, and run this again.';
const RIGHTS_COME =
  'A first deployment may fail while Google gives its own services their rights. Wait five minutes and run this again: what is deployed stays.';

/**
 * Builds and deploys the functions by their names, as many at a time as may start at once. So
 * `--force`, which lets old images be deleted without a question, deletes no function that this
 * version does not know. firebase-tools builds functions that are named, also those that did not
 * change.
 */
export async function deployFunctions(deployment: Deployment): Promise<void> {
  await buildFor(deployment, 'functions');
  const quota = await readQuota(deployment).catch(() => null);
  for (const batch of batchesOf(quota))
    await deployPart(deployment, {
      only: batch.map((name) => `functions:${name}`).join(','),
      config: { functions: FUNCTIONS_CONFIG },
      args: ['--force'],
    });
}

export const functionsStep: DeployStep = {
  name: 'Functions',
  is_repeated: true,
  patience: 10,
  async look(deployment) {
    const deployed = await readDeployedFunctions(deployment);
    const region = await regionOf(deployment);
    const here = deployed.filter((one) => one.region === region);
    const stateOf = new Map(here.map(({ name, state }) => [name, state]));
    const moving = OWN.filter((name) => stateOf.get(name) === 'DEPLOYING');
    if (moving.length) return waiting(`being deployed: ${moving.join(', ')}`);
    const missing = OWN.filter((name) => stateOf.get(name) !== 'ACTIVE');
    if (missing.length) return toDo(`to be deployed: ${missing.join(', ')}`);
    const account = runAccount(deployment.project);
    const strange = here.filter((one) => OWN.includes(one.name) && one.account !== account);
    if (strange.length)
      return toDo(
        `to be deployed, since they run as another account than ${account}: ${strange.map(({ name }) => name).join(', ')}`,
      );
    const others = deployed.map(({ name }) => name).filter((name) => !OWN.includes(name));
    return done(
      others.length
        ? `${OWN.length}; not of this version: ${others.join(', ')} (remove them by npx firebase functions:delete)`
        : `${OWN.length}`,
    );
  },
  async act(deployment) {
    try {
      await deployFunctions(deployment);
    } catch (error) {
      const isClosed = error instanceof ToolError && error.output.includes(NOT_PUBLIC);
      deployment.print(`    ${isClosed ? CLOSED : RIGHTS_COME}`);
      throw error;
    }
  },
};
