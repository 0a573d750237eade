import { z } from 'zod';
import { readGoogle, reasonOf, refusal } from '../call-google.ts';
import type { Deployment, GoogleAnswer, GoogleCall } from '../deploy-ports.ts';

/** What has a policy: `path` without the method. */
export interface Guarded {
  service: 'cloudresourcemanager' | 'iam' | 'secretmanager';
  path: string;
}

/** Who has which role on it. */
export interface Grant {
  role: string;
  account: string;
}

const policySchema = z.looseObject({
  etag: z.string().optional(),
  bindings: z
    .array(
      z.looseObject({
        role: z.string(),
        members: z.array(z.string()).optional(),
        condition: z.unknown().optional(),
      }),
    )
    .optional(),
});
type Policy = z.infer<typeof policySchema>;

/** Version 3 is the one that shows conditions, which would otherwise be lost when it is written back. */
const VERSION = 3;

/** Each service has its own way: Secret Manager by GET, and IAM by a POST that has no body. */
function readingOf({ service, path }: Guarded): GoogleCall {
  const asked = `${path}:getIamPolicy`;
  const withVersion = `${asked}?options.requestedPolicyVersion=${VERSION}`;
  if (service === 'secretmanager') return { service, method: 'GET', path: withVersion };
  const reading = { service, method: 'POST', is_reading: true } as const;
  return service === 'iam'
    ? { ...reading, path: withVersion }
    : { ...reading, path: asked, body: { options: { requestedPolicyVersion: VERSION } } };
}

/** Empty where what it guards is not there. */
export const readPolicy = async (deployment: Deployment, of: Guarded): Promise<Policy> =>
  (await readGoogle(deployment, readingOf(of), policySchema)) ?? {};

const memberOf = (account: string) => `serviceAccount:${account}`;

/** The roles that an account has, whenever it has them or under a condition only. */
export const rolesOf = ({ bindings = [] }: Policy, account: string, isAlways = true): string[] =>
  bindings
    .filter(({ condition }) => !isAlways || condition === undefined)
    .filter(({ members = [] }) => members.includes(memberOf(account)))
    .map(({ role }) => role);

export const lackedOf = (policy: Policy, grants: readonly Grant[]): Grant[] =>
  grants.filter(({ role, account }) => !rolesOf(policy, account).includes(role));

/** Each grant as a binding of its own: Google joins those of one role. What there was stays. */
const withGrants = (policy: Policy, grants: readonly Grant[]) => ({
  ...policy,
  version: VERSION,
  bindings: [
    ...(policy.bindings ?? []),
    ...grants.map(({ role, account }) => ({ role, members: [memberOf(account)] })),
  ],
});

const TRIES = 24;
const PAUSE = 5_000;

/** Somebody else changed the policy since it was read, or an account that was just made is not known yet. */
const isPassing = (answer: GoogleAnswer) =>
  answer.status === 409 || (answer.status === 400 && reasonOf(answer).includes('does not exist'));

/** Adds the grants that are missing, by a change that names the state it was made of. */
export async function grant(
  deployment: Deployment,
  of: Guarded,
  grants: readonly Grant[],
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const policy = await readPolicy(deployment, of);
    const lacked = lackedOf(policy, grants);
    if (lacked.length === 0) return;
    const call: GoogleCall = {
      ...{ service: of.service, method: 'POST', path: `${of.path}:setIamPolicy` },
      body: { policy: withGrants(policy, lacked) },
    };
    const answer = await deployment.google(call);
    if (answer.status === 200) return;
    if (!isPassing(answer) || attempt >= TRIES) throw refusal(call, answer);
    await deployment.pause(PAUSE);
  }
}
