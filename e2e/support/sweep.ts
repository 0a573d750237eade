import { testWorld } from './world.ts';

/** Fires the schedule once, as Cloud Scheduler does every minute. */
export async function sweep(): Promise<void> {
  const { functions, project, region } = await testWorld();
  const address = `${functions}/functions/projects/${project}/triggers/${region}-sweepDeliveries-0`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error(`The schedule did not run: ${response.status}`);
}
