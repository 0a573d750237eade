import { LocalWorldError } from '../../process/local-world-error.ts';
import type { Deployment } from '../deploy-ports.ts';
import { done, toDo, waiting, type DeployStep } from '../deploy-step.ts';
import { runFirebase } from '../run-tool.ts';
import { readDeployedFunctions, readOwnFunctions } from './deployed-functions.ts';

/**
 * Deploys the functions of a checkout by their names. So `--force`, which lets old images be
 * deleted without a question, deletes no function that this version does not know. firebase-tools
 * builds functions that are named anew, also those that did not change.
 */
export async function deployFunctions(
  deployment: Deployment,
  how: { cwd?: string } = {},
): Promise<void> {
  const names = await readOwnFunctions(deployment);
  // An empty list would deploy everything there is.
  if (names.length === 0) throw new LocalWorldError('This version has no functions/src/index.ts.');
  const only = names.map((name) => `functions:${name}`).join(',');
  await runFirebase(deployment, ['deploy', '--only', only, '--force'], how);
}

export const functionsStep: DeployStep = {
  name: 'Functions',
  is_repeated: true,
  patience: 10,
  async look(deployment) {
    const [own, deployed] = await Promise.all([
      readOwnFunctions(deployment),
      readDeployedFunctions(deployment),
    ]);
    const stateOf = new Map(deployed.map(({ name, state }) => [name, state]));
    const moving = own.filter((name) => stateOf.get(name) === 'DEPLOYING');
    if (moving.length) return waiting(`being deployed: ${moving.join(', ')}`);
    const missing = own.filter((name) => stateOf.get(name) !== 'ACTIVE');
    if (missing.length) return toDo(`to be deployed: ${missing.join(', ')}`);
    const others = deployed.map(({ name }) => name).filter((name) => !own.includes(name));
    return done(
      others.length
        ? `${own.length}; not of this version: ${others.join(', ')} (remove them by npx firebase functions:delete)`
        : `${own.length}`,
    );
  },
  async act(deployment) {
    try {
      await deployFunctions(deployment);
    } catch (error) {
      deployment.print(
        '    A first deployment may fail while Google gives its own services their rights. Wait five minutes and run this again: what is deployed stays.',
      );
      throw error;
    }
  },
};
