import { z } from 'zod';
import { jsonReply } from '../../src/stand-ins/local-server.ts';
import { alreadyExists, cloudError, notFound, type CloudService } from './answer.ts';

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

export const cloudfunctions: CloudService = (cloud, { path }) =>
  jsonReply({
    functions: [...cloud.functions].map(([name, { state, secrets }]) => ({
      name: `${path}/${name}`,
      state,
      serviceConfig: {
        environmentVariables: cloud.environment,
        secretEnvironmentVariables: secrets.map((secret) => ({ secret })),
      },
    })),
  });

export const cloudtasks: CloudService = (cloud, { path }) => {
  const state = cloud.queues.get(lastOf(path));
  return state === undefined ? notFound() : jsonReply({ state });
};

export const cloudscheduler: CloudService = (cloud, { path }) => {
  const state = cloud.schedules.get(lastOf(path));
  return state === undefined ? notFound() : jsonReply({ state });
};

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
