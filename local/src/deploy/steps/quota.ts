import { z } from 'zod';
import { FUNCTIONS, type FunctionName } from '../../../../functions/src/endpoints/functions.ts';
import { deployedSchema } from '../../../../functions/src/platform/config.ts';
import { DisabledApiError, isDisabled, reasonOf } from '../call-google.ts';
import type { Deployment } from '../deploy-ports.ts';
import { done, refused, type DeployStep } from '../deploy-step.ts';
import { regionOf } from '../settings/region-of.ts';
import { readSetting, settingsFiles } from '../settings/settings-files.ts';

/** https://cloud.google.com/docs/quotas/reference/rest/v1/projects.locations.services.quotaInfos */
const quotaSchema = z.looseObject({
  dimensionsInfos: z
    .array(
      z.looseObject({
        dimensions: z.record(z.string(), z.string()).optional(),
        applicableLocations: z.array(z.string()).optional(),
        details: z.looseObject({ value: z.coerce.number().optional() }).optional(),
      }),
    )
    .optional(),
});

/** Google counts in thousandths of a processor. */
const UNIT = 1000;
const NO_LIMIT = -1;

/** Processors that all instances in the region may take together; null where Google does not say. */
export async function readQuota(deployment: Deployment): Promise<number | null> {
  const region = await regionOf(deployment);
  const path = `v1/projects/${deployment.project}/locations/global/services/run.googleapis.com/quotaInfos/CpuAllocPerProjectRegion`;
  const answer = await deployment.google({ service: 'cloudquotas', method: 'GET', path });
  if (isDisabled(answer))
    throw new DisabledApiError(`cloudquotas.googleapis.com is not ready yet: ${reasonOf(answer)}`);
  const infos = quotaSchema.safeParse(answer.body).data?.dimensionsInfos ?? [];
  // What names no region is for those that no other one names.
  const info =
    infos.find(({ dimensions }) => dimensions?.['region'] === region) ??
    infos.find(
      ({ dimensions, applicableLocations = [] }) =>
        dimensions?.['region'] === undefined && applicableLocations.includes(region),
    );
  const value = info?.details?.value;
  if (value === undefined) return null;
  return value === NO_LIMIT ? Infinity : value / UNIT;
}

async function scaleOf(deployment: Deployment): Promise<number> {
  const set = (await readSetting(deployment, 'INSTANCE_SCALE')) ?? undefined;
  return deployedSchema.shape.INSTANCE_SCALE.parse(set);
}

const NAMES = Object.keys(FUNCTIONS) as FunctionName[];
const ceilingOf = (name: FunctionName) => FUNCTIONS[name].maxInstances * FUNCTIONS[name].cpu;
const TOTAL = NAMES.reduce((sum, name) => sum + ceilingOf(name), 0);
const LARGEST = NAMES.reduce((one, other) => (ceilingOf(other) > ceilingOf(one) ? other : one));

const quotaPage = (project: string) =>
  `https://console.cloud.google.com/iam-admin/quotas?project=${project}&service=run.googleapis.com`;

/** Google refuses a function whose instances alone could take more processors than there are. */
export const quotaStep: DeployStep = {
  name: 'Processors in the region',
  async look(deployment) {
    const { project } = deployment;
    const region = await regionOf(deployment);
    const scale = await scaleOf(deployment);
    const quota = await readQuota(deployment);
    if (quota === null)
      return done(
        `Google does not say how many there are in ${region}: functions go a few at a time`,
      );
    const ceiling = ceilingOf(LARGEST) * scale;
    if (ceiling > quota) {
      const { maxInstances, cpu } = FUNCTIONS[LARGEST];
      const lower =
        scale > 1 ? `Lower INSTANCE_SCALE in ${settingsFiles(project).functions}, or ask` : 'Ask';
      return refused(
        `${LARGEST} may take ${ceiling} processors (${maxInstances} instances × INSTANCE_SCALE ${scale} × ${cpu} processor), and ${project} has ${quota} in ${region}. ${lower} Google for more “CPU allocation” at ${quotaPage(project)}, and run this again.`,
      );
    }
    const short =
      TOTAL * scale > quota
        ? `; all functions at their ceilings would take ${TOTAL * scale}: ask for more at ${quotaPage(project)}`
        : '';
    return done(`${quota} in ${region}${short}`);
  },
};

/** The least that a project is known to have. */
const LEAST = 10;

/**
 * The functions, as many at a time as may start at once. Each new version starts an instance to see
 * whether it runs, beside those that serve, and firebase-tools releases up to 40 at once. So half of
 * the processors are for what starts.
 */
export function batchesOf(quota: number | null): FunctionName[][] {
  const room = (quota ?? LEAST) / 2;
  const batches: FunctionName[][] = [];
  let taken = Infinity;
  for (const name of NAMES) {
    const { cpu } = FUNCTIONS[name];
    if (taken + cpu > room) {
      batches.push([]);
      taken = 0;
    }
    batches.at(-1)?.push(name);
    taken += cpu;
  }
  return batches;
}
