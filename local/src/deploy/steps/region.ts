import { z } from 'zod';
import { FUNCTIONS } from '../../../../functions/src/endpoints/functions.ts';
import { readGoogle } from '../call-google.ts';
import type { Deployment } from '../deploy-ports.ts';
import { readSetting, settingsFiles } from '../settings/settings-files.ts';
import { readDeployedFunctions } from './deployed-functions.ts';

/** What a function, its queue and its schedule are in: not every region has all three. */
const SERVICES = [
  { service: 'cloudfunctions', version: 'v2', name: 'Cloud Functions' },
  { service: 'cloudtasks', version: 'v2', name: 'Cloud Tasks' },
  { service: 'cloudscheduler', version: 'v1', name: 'Cloud Scheduler' },
];

const locationsSchema = z.looseObject({
  locations: z.array(z.looseObject({ locationId: z.string() })).optional(),
});

async function regionsOf(
  deployment: Deployment,
  { service, version }: (typeof SERVICES)[number],
): Promise<string[]> {
  const path = `${version}/projects/${deployment.project}/locations?pageSize=300`;
  const { locations = [] } =
    (await readGoogle(deployment, { service, path }, locationsSchema)) ?? {};
  return locations.map(({ locationId }) => locationId);
}

/** Functions of ours by name and settings: another app may have a function of the same name. */
async function regionElsewhere(deployment: Deployment, region: string): Promise<string | null> {
  const deployed = await readDeployedFunctions(deployment);
  const elsewhere = deployed.find(
    ({ name, environment, ...at }) =>
      name in FUNCTIONS && environment['APP_ORIGIN'] !== undefined && at.region !== region,
  );
  return elsewhere?.region ?? null;
}

/** Why the functions can't run in the region that is set; null when they can, or none is set yet. */
export async function regionFault(deployment: Deployment): Promise<string | null> {
  const region = await readSetting(deployment, 'REGION');
  if (region === null) return null;
  const file = settingsFiles(deployment.project).functions;
  const used = await regionElsewhere(deployment, region);
  if (used !== null)
    return `The functions of ${deployment.project} run in ${used}, and REGION in ${file} is ${region}. A deployment can’t move them: it would leave two of each. Set REGION=${used}, or use a new project.`;
  for (const one of SERVICES) {
    const regions = await regionsOf(deployment, one);
    if (regions.length > 0 && !regions.includes(region))
      return `${one.name} has no region ${region}, as REGION in ${file} says. It has ${regions.join(', ')}.`;
  }
  return null;
}
