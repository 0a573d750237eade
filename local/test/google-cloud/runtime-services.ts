import { z } from 'zod';
import { jsonReply } from '../../src/stand-ins/local-server.ts';
import { alreadyExists, cloudError, notFound, type CloudService } from './answer.ts';
import type { Cloud } from './cloud.ts';
import { answerPolicy } from './iam-services.ts';

const lastOf = (path: string) => path.split('/').at(-1) ?? '';
/** https://cloud.google.com/secret-manager/docs/annotations: as Google takes their names. */
const annotationsSchema = z.record(
  z.string().regex(/^[a-zA-Z0-9]([\w.-]{0,61}[a-zA-Z0-9])?$/),
  z.string(),
);
const payloadSchema = z.object({ payload: z.object({ data: z.base64() }) });

export const secretmanager: CloudService = (cloud, { method, path, query, body }) => {
  const made = query.get('secretId');
  if (method === 'POST' && made !== null) {
    if (cloud.secrets.has(made)) return alreadyExists();
    cloud.secrets.set(made, []);
    return jsonReply({ name: made });
  }
  const [name = '', rest = '', version] = (path.split('/secrets/')[1] ?? '').split(/[/:]/);
  const versions = cloud.secrets.get(name);
  if (!versions) return notFound();
  const policy = answerPolicy(cloud, name, { path, body });
  if (policy) return policy;
  if (version === 'latest') {
    const newest = versions.at(-1);
    if (!newest) return notFound();
    return jsonReply({ payload: { data: Buffer.from(newest.value).toString('base64') } });
  }
  if (rest === 'versions') return jsonReply({ versions: versions.map(({ state }) => ({ state })) });
  if (rest === 'addVersion') {
    const { data } = payloadSchema.parse(body).payload;
    versions.push({ state: 'ENABLED', value: Buffer.from(data, 'base64').toString() });
  }
  const annotations = cloud.net.annotations.get(name) ?? {};
  if (method !== 'PATCH') return jsonReply({ name, annotations });
  if (query.get('updateMask') !== 'annotations')
    return cloudError(400, 'Request contains an invalid argument.');
  cloud.net.annotations.set(name, annotationsSchema.parse(body['annotations']));
  return jsonReply({ name });
};

/** Where a service is, if that was asked. */
const locations = (cloud: Cloud, path: string) =>
  path.endsWith('/locations')
    ? jsonReply({ locations: cloud.regions.map((locationId) => ({ locationId })) })
    : null;

const listFunctions = (cloud: Cloud) =>
  jsonReply({
    functions: [...cloud.functions].map(
      ([name, { state, secrets, account, region = 'us-central1' }]) => ({
        name: `projects/${cloud.project}/locations/${region}/functions/${name}`,
        state,
        serviceConfig: {
          serviceAccountEmail: account ?? cloud.builder,
          environmentVariables: cloud.environment,
          secretEnvironmentVariables: secrets.map((secret) => ({ secret })),
        },
      }),
    ),
  });

export const cloudfunctions: CloudService = (cloud, { path }) => {
  if (path.endsWith('/locations/-/functions')) return listFunctions(cloud);
  return locations(cloud, path);
};

/** In thousandths of a processor, a text, as Google writes 64-bit numbers. */
export const cloudquotas: CloudService = (cloud, { path }) => {
  if (!path.endsWith('/services/run.googleapis.com/quotaInfos/CpuAllocPerProjectRegion'))
    return null;
  if (cloud.processors === null)
    return cloudError(
      403,
      "Permission 'cloudquotas.quotas.get' denied on resource (or it may not exist).",
    );
  return jsonReply({
    quotaId: 'CpuAllocPerProjectRegion',
    metricUnit: 'milli-vCPU',
    dimensionsInfos: cloud.regions.map((region) => ({
      dimensions: { region },
      details: { value: `${(cloud.processors ?? 0) * 1000}` },
      applicableLocations: [region],
    })),
  });
};

const stateIn = (states: Map<string, string>, path: string) => {
  const state = states.get(lastOf(path));
  return state === undefined ? notFound() : jsonReply({ state });
};

export const cloudtasks: CloudService = (cloud, { path }) => {
  const name = lastOf(path);
  const region = cloud.functions.get(name)?.region ?? 'us-central1';
  if (path.includes('/queues/') && !path.includes(`/locations/${region}/`)) return notFound();
  return locations(cloud, path) ?? stateIn(cloud.queues, path);
};

export const cloudscheduler: CloudService = (cloud, { path }) =>
  locations(cloud, path) ?? stateIn(cloud.schedules, path);

export const firebasehosting: CloudService = (cloud, { method, path }) => {
  const name = `projects/${cloud.project}/sites/${cloud.project}`;
  if (path.endsWith('/releases'))
    return cloud.has_site
      ? jsonReply({ releases: cloud.releases.toReversed().map((message) => ({ message })) })
      : notFound();
  if (!path.endsWith('/sites')) return null;
  if (method === 'POST') {
    if (cloud.has_site) return alreadyExists();
    cloud.has_site = true;
  }
  return jsonReply({ sites: cloud.has_site ? [{ name, type: 'DEFAULT_SITE' }] : [] });
};
