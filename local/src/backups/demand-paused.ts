import type { Deployment } from '../deploy/deploy-ports.ts';
import { readQueues, readSchedules } from '../deploy/steps/queue.ts';
import { LocalWorldError } from '../process/local-world-error.ts';

/**
 * Throws unless the clock and every queue are paused. One that is not found may run in a region that
 * this checkout does not name.
 */
export async function demandPaused(deployment: Deployment): Promise<void> {
  const all = [...(await readSchedules(deployment)), ...(await readQueues(deployment))];
  const others = all.filter(({ state }) => state !== 'PAUSED');
  if (others.length === 0) return;
  const named = others.map(({ name, state }) => `${name} (${state ?? 'not found'})`).join(', ');
  throw new LocalWorldError(
    `Emails could go out while this runs. Not paused in ${deployment.project}: ${named}. Pause each by gcloud, as docs/operations.md says, and run this again. For one that is not found, set REGION as it was deployed.`,
  );
}
