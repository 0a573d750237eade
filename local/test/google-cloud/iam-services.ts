import { z } from 'zod';
import { jsonReply, type LocalReply } from '../../src/stand-ins/local-server.ts';
import { alreadyExists, cloudError, notFound, type CloudService } from './answer.ts';
import type { Cloud, Policy } from './cloud.ts';

const wantedSchema = z.object({
  policy: z.object({
    etag: z.string(),
    version: z.literal(3),
    bindings: z.array(
      z.object({
        role: z.string(),
        members: z.array(z.string()),
        condition: z.unknown().optional(),
      }),
    ),
  }),
});

/** The policy of a thing by its name; one that nobody set is empty. */
export const policyOf = (cloud: Cloud, name: string): Policy =>
  cloud.policies.get(name) ?? { etag: 'ACAB', bindings: [] };

/** Whether an account has a role on the project, whenever it asks. */
export const hasRole = (cloud: Cloud, account: string, role: string): boolean =>
  policyOf(cloud, 'project').bindings.some(
    (binding) =>
      binding.role === role &&
      binding.condition === undefined &&
      binding.members.includes(`serviceAccount:${account}`),
  );

function setPolicy(cloud: Cloud, name: string, body: unknown): LocalReply {
  const { policy } = wantedSchema.parse(body);
  const { etag } = policyOf(cloud, name);
  if (policy.etag !== etag)
    return cloudError(
      409,
      `There were concurrent policy changes. Please retry the whole read-modify-write with exponential backoff. The request's ETag '${policy.etag}' did not match the current policy's ETag '${etag}'.`,
    );
  const accounts = policy.bindings
    .flatMap(({ members }) => members)
    .filter((member) => member.startsWith('serviceAccount:'))
    .map((member) => member.replace('serviceAccount:', ''));
  const isUnseen = cloud.unseen_looks > 0 && accounts.some((one) => one.startsWith('vibes-run@'));
  if (isUnseen) cloud.unseen_looks -= 1;
  const unknown = accounts.find(
    (one) => !cloud.accounts.has(one) || (isUnseen && one.startsWith('vibes-run@')),
  );
  if (unknown !== undefined) return cloudError(400, `Service account ${unknown} does not exist.`);
  cloud.policies.set(name, { etag: `${etag}x`, bindings: policy.bindings });
  return jsonReply(policyOf(cloud, name));
}

/** The methods of a policy; null for any other request. */
export function answerPolicy(
  cloud: Cloud,
  name: string,
  { path, body }: { path: string; body: unknown },
): LocalReply | null {
  if (path.endsWith(':getIamPolicy')) return jsonReply({ version: 3, ...policyOf(cloud, name) });
  return path.endsWith(':setIamPolicy') ? setPolicy(cloud, name, body) : null;
}

export const cloudresourcemanager: CloudService = (cloud, { path, body }) =>
  path === `/v1/projects/${cloud.project}`
    ? jsonReply({ projectId: cloud.project, projectNumber: cloud.number, lifecycleState: 'ACTIVE' })
    : answerPolicy(cloud, 'project', { path, body });

export const iam: CloudService = (cloud, { method, path, body }) => {
  if (method === 'POST' && path.endsWith('/serviceAccounts')) {
    const email = `${String(body['accountId'])}@${cloud.project}.iam.gserviceaccount.com`;
    if (cloud.accounts.has(email)) return alreadyExists();
    cloud.accounts.add(email);
    return jsonReply({ email });
  }
  const [email = ''] = (path.split('/serviceAccounts/')[1] ?? '').split(':');
  if (!cloud.accounts.has(email)) return notFound();
  // This method takes no body; the others take nothing else.
  if (path.endsWith(':getIamPolicy') && Object.keys(body).length > 0)
    return cloudError(
      400,
      'Invalid JSON payload received. Unknown name "options": Cannot find field.',
    );
  return answerPolicy(cloud, email, { path, body }) ?? jsonReply({ email });
};

export const cloudbuild: CloudService = (cloud, { path }) =>
  path.endsWith('/defaultServiceAccount')
    ? jsonReply({
        name: path.slice(4),
        serviceAccountEmail: `projects/${cloud.project}/serviceAccounts/${cloud.builder}`,
      })
    : null;

const agentOf = ({ number }: Cloud, service: string) =>
  `service-${number}@gcp-sa-${service}.iam.gserviceaccount.com`;

/** Comes with its API. Like all of Google’s own accounts here, without the role it mostly gets. */
export const makeBuildAgent = (cloud: Cloud) => cloud.accounts.add(agentOf(cloud, 'cloudbuild'));

/** Google’s own account of a service; of Cloud Build, the older one that builds once ran as. */
export function makeAgent(cloud: Cloud, path: string): LocalReply {
  const service = /\/services\/([a-z]+)\.googleapis\.com:/.exec(path)?.[1] ?? '';
  const email =
    service === 'cloudbuild'
      ? `${cloud.number}@cloudbuild.gserviceaccount.com`
      : agentOf(cloud, service);
  cloud.accounts.add(email);
  return jsonReply({ done: true, response: { email } });
}
