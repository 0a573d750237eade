import { z } from 'zod';
import { changeGoogle, readGoogle } from '../call-google.ts';
import type { Deployment } from '../deploy-ports.ts';
import { done, toDo, type DeployStep } from '../deploy-step.ts';

/** Needed to see the plan, and free: without billing the others cannot be enabled. */
const FIRST = ['firebase', 'cloudresourcemanager', 'cloudbilling'];

/** What the functions run on, and what firebase-tools asks for when it deploys them. */
const REST = [
  'artifactregistry',
  'cloudbuild',
  'cloudfunctions',
  'cloudquotas',
  'cloudscheduler',
  'cloudtasks',
  'compute',
  'eventarc',
  'firebasehosting',
  'firebaseinstallations',
  'firebaserules',
  'firestore',
  'iam',
  'identitytoolkit',
  'logging',
  'monitoring',
  'pubsub',
  'run',
  'runtimeconfig',
  'secretmanager',
  'securetoken',
  'storage',
];

/** https://cloud.google.com/service-usage/docs/reference/rest/v1/services/batchEnable */
const AT_ONCE = 20;

const servicesSchema = z.looseObject({
  services: z.array(z.looseObject({ name: z.string(), state: z.string() })).optional(),
});

async function missingOf(deployment: Deployment, wanted: readonly string[]): Promise<string[]> {
  const parent = `projects/${deployment.project}/services`;
  const missing: string[] = [];
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const names = wanted.slice(from, from + AT_ONCE).map((name) => `${name}.googleapis.com`);
    const asked = names.map((name) => `names=${parent}/${name}`).join('&');
    const at = { service: 'serviceusage', path: `v1/${parent}:batchGet?${asked}` };
    const { services = [] } = (await readGoogle(deployment, at, servicesSchema)) ?? {};
    const on = new Set(
      services
        .filter(({ state }) => state === 'ENABLED')
        .map(({ name }) => name.split('/').at(-1) ?? ''),
    );
    missing.push(...names.filter((name) => !on.has(name)));
  }
  return missing;
}

const apisStep = (name: string, wanted: readonly string[]): DeployStep => ({
  name,
  async look(deployment) {
    const missing = await missingOf(deployment, wanted);
    return missing.length ? toDo(`to be enabled: ${missing.join(', ')}`) : done();
  },
  async act(deployment) {
    const asked = await missingOf(deployment, wanted);
    for (let from = 0; from < asked.length; from += AT_ONCE) {
      await changeGoogle(deployment, {
        service: 'serviceusage',
        method: 'POST',
        path: `v1/projects/${deployment.project}/services:batchEnable`,
        body: { serviceIds: asked.slice(from, from + AT_ONCE) },
      });
    }
  },
});

export const firstApisStep = apisStep('First APIs', FIRST);
export const apiStep = apisStep('APIs', REST);
