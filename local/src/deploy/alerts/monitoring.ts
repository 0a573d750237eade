import { z } from 'zod';
import { changeGoogle, readGoogle } from '../call-google.ts';
import type { Deployment } from '../deploy-ports.ts';

/** https://cloud.google.com/monitoring/api/ref_v3/rest */
const SERVICE = 'monitoring';

/** What the product has in Cloud Monitoring. */
type Kind = 'notificationChannels' | 'uptimeCheckConfigs' | 'alertPolicies';

const thingSchema = z.looseObject({
  name: z.string(),
  userLabels: z.record(z.string(), z.string()).optional(),
  notificationChannels: z.array(z.string()).optional(),
});
export type Thing = z.infer<typeof thingSchema>;

/** By this label a deployment finds again what it made; everything without it is somebody else's. */
export const labelled = (key: string) => ({ userLabels: { vibes: key } });

/** Everything of a kind, whoever made it. */
export async function readAll(deployment: Deployment, kind: Kind): Promise<Thing[]> {
  const path = `v3/projects/${deployment.project}/${kind}?pageSize=1000`;
  const shape = z.looseObject({ [kind]: z.array(thingSchema).optional() });
  const read = await readGoogle(deployment, { service: SERVICE, path }, shape);
  return z.array(thingSchema).parse(read?.[kind] ?? []);
}

/** What deployments made of a kind, with the key of each. */
export async function readOurs(
  deployment: Deployment,
  kind: Kind,
): Promise<{ key: string; thing: Thing }[]> {
  return (await readAll(deployment, kind)).flatMap((thing) => {
    const key = thing.userLabels?.['vibes'];
    return key === undefined ? [] : [{ key, thing }];
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether `there` holds all of `wanted`. Google adds fields of its own: ids, records of changes. */
export function holds(there: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted))
    return (
      Array.isArray(there) &&
      there.length === wanted.length &&
      wanted.every((one, n) => holds(there[n], one))
    );
  if (!isObject(wanted)) return there === wanted;
  return (
    isObject(there) && Object.entries(wanted).every(([name, value]) => holds(there[name], value))
  );
}

export const make = (deployment: Deployment, kind: Kind, body: object) =>
  changeGoogle(deployment, {
    service: SERVICE,
    method: 'POST',
    path: `v3/projects/${deployment.project}/${kind}`,
    body,
  });

/** Sets the given fields, and leaves the others. */
export const correct = (deployment: Deployment, { name }: Thing, body: object) =>
  changeGoogle(deployment, {
    service: SERVICE,
    method: 'PATCH',
    path: `v3/${name}?updateMask=${Object.keys(body).join(',')}`,
    body,
  });

export const remove = (deployment: Deployment, { name }: Thing) =>
  changeGoogle(deployment, { service: SERVICE, method: 'DELETE', path: `v3/${name}` });
