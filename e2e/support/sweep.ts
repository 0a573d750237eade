import { testWorld } from './world.ts';

async function fire(name: string): Promise<void> {
  const { functions, project, region } = await testWorld();
  const address = `${functions}/functions/projects/${project}/triggers/${region}-${name}-0`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error(`${name} did not run: ${response.status}`);
}

/** Fires the schedule of deliveries once, as Cloud Scheduler does every minute. */
export const sweep = (): Promise<void> => fire('sweepDeliveries');

/** Runs the check of the readers once, as Cloud Scheduler does every three hours. */
export const checkReaders = (): Promise<void> => fire('checkReaders');

/** Runs the sweep of accounts due for a poll once, as Cloud Scheduler does every minute. */
export const sweepBilling = (): Promise<void> => fire('sweepBilling');

/** Fetches every picture that is due once, as Cloud Scheduler does every minute. */
export const fetchPictures = (): Promise<void> => fire('fetchPictures');

/** Looks into every mailbox that is due once, as Cloud Scheduler does every minute. */
export const watchMailboxes = (): Promise<void> => fire('watchMailboxes');
