import { LocalWorldError } from '../process/local-world-error.ts';
import type { Deployment } from './deploy-ports.ts';
import { DisabledApiError } from './call-google.ts';
import { toDo, waiting, type DeployStep, type Standing } from './deploy-step.ts';

const MINUTE = 60_000;
/** Milliseconds between two looks at something that is being built. */
const PAUSE = 5_000;
/** Minutes a step waits when it does not say. */
const PATIENCE = 5;

const sentenceOf = (standing: Exclude<Standing, { state: 'done' }>) =>
  standing.state === 'refused' ? standing.sentence : standing.what;

/** An API that was enabled a moment ago takes some minutes, which are waited for. */
const lookPatiently = (deployment: Deployment, step: DeployStep): Promise<Standing> =>
  step.look(deployment).catch((error: unknown) => {
    if (error instanceof DisabledApiError) return waiting(error.message);
    throw error;
  });

/** Looks until the step is done, and prints how it goes. */
async function awaitDone(
  deployment: Deployment,
  step: DeployStep,
  isActed: boolean,
): Promise<Standing> {
  const { clock, pause, print } = deployment;
  const patience = step.patience ?? PATIENCE;
  const end = clock().getTime() + patience * MINUTE;
  for (let last = ''; ;) {
    const standing = await lookPatiently(deployment, step);
    if (standing.state === 'done') return standing;
    // A change may show a moment later.
    if (standing.state === 'to_do' && !isActed) return standing;
    if (standing.state === 'refused') throw new LocalWorldError(standing.sentence);
    if (standing.what !== last) print(`    ${standing.what}`);
    last = standing.what;
    if (clock().getTime() >= end)
      throw new LocalWorldError(
        `${step.name}: ${last} after ${patience} minutes. Nothing is lost; run the command again later.`,
      );
    await pause(PAUSE);
  }
}

async function takeStep(deployment: Deployment, step: DeployStep): Promise<void> {
  const before = await awaitDone(deployment, step, false);
  if (before.state === 'done' && !step.is_repeated) {
    deployment.print(`    done${before.note ? `: ${before.note}` : ''}`);
    return;
  }
  if (before.state !== 'done') deployment.print(`    ${sentenceOf(before)}`);
  if (!step.act) throw new LocalWorldError(`${step.name}: this step needs a person.`);
  await step.act(deployment);
  const after = await awaitDone(deployment, step, true);
  const note = after.state === 'done' ? after.note : undefined;
  deployment.print(`    done${note ? `: ${note}` : ''}`);
}

/** Takes each step in order; what is done already is passed over. The first refusal ends it. */
export async function runDeploy(
  deployment: Deployment,
  steps: readonly DeployStep[],
): Promise<void> {
  for (const [index, step] of steps.entries()) {
    deployment.print(`${index + 1}/${steps.length} ${step.name}`);
    await takeStep(deployment, step);
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * The state of a step. A look that fails, as each does in an empty project, counts as something
 * to do. Changes nothing.
 */
export async function lookAtStep(deployment: Deployment, step: DeployStep): Promise<Standing> {
  return step.look(deployment).catch((error: unknown) => toDo(reasonOf(error)));
}

/** Walks all steps by ports that print each change in place of making it. */
export async function foreseeDeploy(
  deployment: Deployment,
  steps: readonly DeployStep[],
): Promise<void> {
  const { print } = deployment;
  for (const [index, step] of steps.entries()) {
    print(`${index + 1}/${steps.length} ${step.name}`);
    const standing = await lookAtStep(deployment, step);
    print(`    ${standing.state === 'done' ? (standing.note ?? 'done') : sentenceOf(standing)}`);
    if (standing.state === 'done' && !step.is_repeated) continue;
    await step.act?.(deployment).catch((error: unknown) => print(`    ${reasonOf(error)}`));
  }
}
