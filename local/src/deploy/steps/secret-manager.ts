import { z } from 'zod';
import { changeGoogle, readGoogle } from '../call-google.ts';
import type { Deployment } from '../deploy-ports.ts';

const SERVICE = 'secretmanager';
const secretSchema = z.looseObject({
  name: z.string(),
  annotations: z.record(z.string(), z.string()).optional(),
});
const versionsSchema = z.looseObject({
  versions: z.array(z.looseObject({ state: z.string() })).optional(),
});
const valueSchema = z.looseObject({ payload: z.looseObject({ data: z.base64() }) });

const pathOf = (project: string, name: string) => `v1/projects/${project}/secrets/${name}`;

/** The states of a secret's versions; null when there is no such secret. */
export async function versionsOf(deployment: Deployment, name: string): Promise<string[] | null> {
  const at = { service: SERVICE, path: pathOf(deployment.project, name) };
  if (!(await readGoogle(deployment, at, secretSchema))) return null;
  const path = `${at.path}/versions?pageSize=100`;
  const { versions = [] } = (await readGoogle(deployment, { ...at, path }, versionsSchema)) ?? {};
  return versions.map(({ state }) => state);
}

/** The newest value of a secret; null while there is none. */
export async function valueOf(deployment: Deployment, name: string): Promise<string | null> {
  const path = `${pathOf(deployment.project, name)}/versions/latest:access`;
  const found = await readGoogle(deployment, { service: SERVICE, path }, valueSchema);
  return found && Buffer.from(found.payload.data, 'base64').toString('utf8');
}

/**
 * Adds a value, which is the newest from then on; the secret is made where there is none.
 * firebase-tools lets the functions read the secrets they name when it deploys them.
 */
export async function addValue(deployment: Deployment, name: string, value: string): Promise<void> {
  const { project } = deployment;
  if ((await versionsOf(deployment, name)) === null)
    await changeGoogle(deployment, {
      service: SERVICE,
      method: 'POST',
      path: `v1/projects/${project}/secrets?secretId=${name}`,
      body: { replication: { automatic: {} }, labels: { 'firebase-managed': 'true' } },
    });
  await changeGoogle(deployment, {
    service: SERVICE,
    method: 'POST',
    path: `${pathOf(project, name)}:addVersion`,
    body: { payload: { data: Buffer.from(value).toString('base64') } },
    is_secret: true,
  });
}

/** What is noted about a secret, for people and for later deployments. */
export async function annotationsOf(
  deployment: Deployment,
  name: string,
): Promise<Record<string, string>> {
  const at = { service: SERVICE, path: pathOf(deployment.project, name) };
  return (await readGoogle(deployment, at, secretSchema))?.annotations ?? {};
}

/** Adds to what is noted about a secret. */
export async function annotate(
  deployment: Deployment,
  name: string,
  added: Record<string, string>,
): Promise<void> {
  await changeGoogle(deployment, {
    service: SERVICE,
    method: 'PATCH',
    path: `${pathOf(deployment.project, name)}?updateMask=annotations`,
    // The mask replaces all of them.
    body: { annotations: { ...(await annotationsOf(deployment, name)), ...added } },
  });
}
