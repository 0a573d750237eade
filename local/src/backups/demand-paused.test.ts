import { beforeEach, expect, it } from 'vitest';
import { QUEUES } from '../../../functions/src/endpoints/functions.ts';
import { deployHarness, PROJECT } from '../../test/deploy/deploy-harness.ts';
import { demandPaused } from './demand-paused.ts';

const harness = deployHarness();
const { cloud } = harness;
const CLOCK = 'firebase-schedule-everyMinute-us-central1';
const demand = () => demandPaused({ ...harness.ports, project: PROJECT, location: null });

beforeEach(() => {
  for (const api of ['cloudtasks', 'cloudscheduler']) cloud.apis.add(api);
  cloud.schedules.set(CLOCK, 'PAUSED');
  for (const name of QUEUES) cloud.queues.set(name, 'PAUSED');
});

it('goes on once the clock and all queues are paused', async () => {
  await expect(demand()).resolves.toBeUndefined();
  expect(cloud.changes).toEqual([]);
});

it.each<[string, () => unknown, string]>([
  ['the clock runs', () => cloud.schedules.set(CLOCK, 'ENABLED'), `${CLOCK} (ENABLED)`],
  ['a queue runs', () => cloud.queues.set('deliver', 'RUNNING'), 'brand-live: deliver (RUNNING)'],
  ['a queue is not found', () => cloud.queues.delete('watch'), 'brand-live: watch (not found)'],
  [
    'the functions are in a region that the checkout does not name',
    () => cloud.schedules.clear(),
    `${CLOCK} (not found)`,
  ],
])('is refused when %s', async (_, plant, named) => {
  plant();
  await expect(demand()).rejects.toThrow(named);
  await expect(demand()).rejects.toThrow('Emails could go out while this runs. Not paused in');
});
