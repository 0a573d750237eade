import { z } from 'zod';
import { jsonReply } from '../../src/stand-ins/local-server.ts';
import { cloudError, notFound, type CloudService } from './answer.ts';
import { makeAgent, makeBuildAgent } from './iam-services.ts';

export const firebase: CloudService = (cloud, { method, path }) => {
  const project = `/v1beta1/projects/${cloud.project}`;
  if (!path.startsWith(project)) return notFound();
  if (!cloud.is_open) return cloudError(403, 'The caller does not have permission.');
  if (path === project) return jsonReply({ projectId: cloud.project, state: 'ACTIVE' });
  if (path !== `${project}/webApps`) return null;
  if (method === 'POST') cloud.web_apps += 1;
  return jsonReply({ apps: Array.from({ length: cloud.web_apps }, (_, n) => ({ appId: `${n}` })) });
};

/** APIs that a project without billing may enable. */
const FREE = new Set(['firebase', 'cloudresourcemanager', 'cloudbilling', 'identitytoolkit']);
const idsSchema = z.array(z.string());
const apiOf = (id: string) => id.replace('.googleapis.com', '');

export const serviceusage: CloudService = (cloud, { path, query, body }) => {
  if (path.endsWith(':batchGet')) {
    const services = query.getAll('names').map((name) => ({
      name,
      state: cloud.apis.has(apiOf(name.split('/').at(-1) ?? '')) ? 'ENABLED' : 'DISABLED',
    }));
    return jsonReply({ services });
  }
  if (path.endsWith(':generateServiceIdentity')) return makeAgent(cloud, path);
  if (!path.endsWith(':batchEnable')) return null;
  const asked = idsSchema.parse(body['serviceIds']).map(apiOf);
  const forbidden = asked.find((api) => cloud.forbidden_apis.has(api));
  if (forbidden) return cloudError(403, `Permission denied to enable service [${forbidden}]`);
  if (!cloud.has_billing && asked.some((api) => !FREE.has(api)))
    return cloudError(400, `Billing account for project '${cloud.project}' is not found.`);
  for (const api of asked) cloud.apis.add(api);
  if (asked.includes('cloudbuild')) makeBuildAgent(cloud);
  return jsonReply({ name: 'operations/1' });
};

export const cloudbilling: CloudService = (cloud) =>
  jsonReply({ billingEnabled: cloud.has_billing });

export const identitytoolkit: CloudService = (cloud, { method, path, body }) => {
  if (path.endsWith('/google.com'))
    return cloud.has_google_sign_in ? jsonReply({ enabled: true }) : notFound();
  if (!path.endsWith('/config')) return null;
  if (method === 'PATCH') cloud.domains = idsSchema.parse(body['authorizedDomains']);
  return jsonReply({ authorizedDomains: cloud.domains });
};
