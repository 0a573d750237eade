import { z } from 'zod';
import { changeGoogle, readGoogle } from '../call-google.ts';
import type { Deployment } from '../deploy-ports.ts';
import { done, toDo, type DeployStep } from '../deploy-step.ts';
import { holds } from './monitoring.ts';

/** Where functions log. */
export const IN_FUNCTIONS = 'resource.type="cloud_run_revision"';

/** By these names Logging counts, and alerts ask: https://cloud.google.com/logging/docs/reference/v2/rest/v2/projects.metrics */
export const FAILED = 'vibes_delivery_failed';
export const MOVED = 'vibes_deliveries_moved';

const COUNTERS = [
  {
    name: FAILED,
    description: 'Faults while a delivery was sent.',
    filter: `${IN_FUNCTIONS} AND jsonPayload.message="delivery.failed"`,
    metricDescriptor: { metricKind: 'DELTA', valueType: 'INT64' },
  },
  {
    name: MOVED,
    description: 'Deliveries that went on, by each run of the queue.',
    filter: `${IN_FUNCTIONS} AND jsonPayload.message=("deliveries.swept" OR "deliveries.nudged")`,
    // Numbers in log lines are counted as a distribution only. Its sum is what is asked for.
    metricDescriptor: { metricKind: 'DELTA', valueType: 'DISTRIBUTION' },
    valueExtractor: 'EXTRACT(jsonPayload.moved)',
  },
] as const;

type Counter = (typeof COUNTERS)[number];
const metricSchema = z.looseObject({ name: z.string() });

const pathOf = ({ project }: Deployment) => `v2/projects/${project}/metrics`;

const readCounters = (deployment: Deployment) =>
  Promise.all(
    COUNTERS.map(async (wanted: Counter) => {
      const at = { service: 'logging', path: `${pathOf(deployment)}/${wanted.name}` };
      return { wanted, found: await readGoogle(deployment, at, metricSchema) };
    }),
  );

/** What alerts count in the log. Counting begins when a counter is made. */
export const logCountersStep: DeployStep = {
  name: 'Counters of the log',
  async look(deployment) {
    const left = (await readCounters(deployment)).filter(
      ({ wanted, found }) => !holds(found, wanted),
    );
    return left.length
      ? toDo(`to be made or corrected: ${left.map(({ wanted }) => wanted.name).join(', ')}`)
      : done();
  },
  async act(deployment) {
    for (const { wanted, found } of await readCounters(deployment)) {
      if (holds(found, wanted)) continue;
      await changeGoogle(deployment, {
        service: 'logging',
        method: found ? 'PUT' : 'POST',
        path: found ? `${pathOf(deployment)}/${wanted.name}` : pathOf(deployment),
        body: wanted,
      });
    }
  },
};
