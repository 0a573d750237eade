import { z } from 'zod';
import { QUEUES, SCHEDULED } from '../../../../functions/src/endpoints/functions.ts';
import { readGoogle } from '../call-google.ts';
import type { Deployment } from '../deploy-ports.ts';
import { regionOf } from '../settings/region-of.ts';
import { done, refused, waiting, type DeployStep, type Standing } from '../deploy-step.ts';

const stateSchema = z.looseObject({ state: z.string() });

/** They come with the functions. One that is paused was paused by a person, who resumes it. */
function standingOf(
  states: { name: string; state: string | null }[],
  { running, console }: { running: string; console: string },
): Standing {
  const missing = states.filter(({ state }) => state === null).map(({ name }) => name);
  if (missing.length) return waiting(`not there yet: ${missing.join(', ')}`);
  const stopped = states.filter(({ state }) => state !== running).map(({ name }) => name);
  return stopped.length
    ? refused(`Not running: ${stopped.join(', ')}. Resume at ${console}, and run this again.`)
    : done(`${states.length} running`);
}

/** `within` is what the service calls them: `queues`, or `jobs`. */
async function readStates(
  deployment: Deployment,
  { service, within }: { service: string; within: string },
  names: readonly string[],
) {
  const region = await regionOf(deployment);
  const parent = `projects/${deployment.project}/locations/${region}/${within}`;
  return Promise.all(
    names.map(async (id) => {
      const path = `${service === 'cloudtasks' ? 'v2' : 'v1'}/${parent}/${id}`;
      const found = await readGoogle(deployment, { service, path }, stateSchema);
      return { name: id, state: found?.state ?? null };
    }),
  );
}

/** The task queues; `state` null for one that is not there. */
export const readQueues = (deployment: Deployment) =>
  readStates(deployment, { service: 'cloudtasks', within: 'queues' }, QUEUES);

/** What the clock starts, as firebase-tools names it; `state` null for one that is not there. */
export async function readSchedules(deployment: Deployment) {
  const region = await regionOf(deployment);
  const jobs = SCHEDULED.map((name) => `firebase-schedule-${name}-${region}`);
  return readStates(deployment, { service: 'cloudscheduler', within: 'jobs' }, jobs);
}

export const queueStep: DeployStep = {
  name: 'Task queues',
  look: async (deployment) =>
    standingOf(await readQueues(deployment), {
      running: 'RUNNING',
      console: `https://console.cloud.google.com/cloudtasks?project=${deployment.project}`,
    }),
};

export const schedulesStep: DeployStep = {
  name: 'Schedules',
  look: async (deployment) =>
    standingOf(await readSchedules(deployment), {
      running: 'ENABLED',
      console: `https://console.cloud.google.com/cloudscheduler?project=${deployment.project}`,
    }),
};
