import { z } from 'zod';
import { runAccount } from '../../../../functions/src/platform/run-account.ts';
import { readGoogle } from '../call-google.ts';
import { UNANSWERED, type Deployment } from '../deploy-ports.ts';
import { regionOf } from '../settings/region-of.ts';
import type { Holder } from './rights.ts';

const projectSchema = z.looseObject({ projectNumber: z.string() });

/** Google's own accounts are named after it. */
export async function readProjectNumber(deployment: Deployment): Promise<string> {
  const at = { service: 'cloudresourcemanager', path: `v1/projects/${deployment.project}` };
  return (await readGoogle(deployment, at, projectSchema))?.projectNumber ?? UNANSWERED;
}

const builderSchema = z.looseObject({ serviceAccountEmail: z.string().optional() });

/**
 * The account that builds of functions run as: since July 2024 the default one of Compute Engine,
 * in older projects one of Cloud Build. firebase-tools can name no other.
 */
async function readBuilder(deployment: Deployment, number: string): Promise<string> {
  const region = await regionOf(deployment);
  const path = `v1/projects/${deployment.project}/locations/${region}/defaultServiceAccount`;
  const found = await readGoogle(deployment, { service: 'cloudbuild', path }, builderSchema);
  const email = found?.serviceAccountEmail?.split('/').at(-1);
  return email || `${number}-compute@developer.gserviceaccount.com`;
}

/** The address of each account that has rights. */
export async function readHolders(deployment: Deployment): Promise<Record<Holder, string>> {
  const number = await readProjectNumber(deployment);
  const agent = (service: string) => `service-${number}@gcp-sa-${service}.iam.gserviceaccount.com`;
  return {
    run: runAccount(deployment.project),
    build: await readBuilder(deployment, number),
    cloudbuild: agent('cloudbuild'),
    cloudscheduler: agent('cloudscheduler'),
    cloudtasks: agent('cloudtasks'),
    eventarc: agent('eventarc'),
    pubsub: agent('pubsub'),
  };
}
