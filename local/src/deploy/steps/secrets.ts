import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { LocalWorldError } from '../../process/local-world-error.ts';
import { changeGoogle, readGoogle } from '../call-google.ts';
import type { Deployment } from '../deploy-ports.ts';
import { done, refused, toDo, type DeployStep } from '../deploy-step.ts';
import { readDeployedFunctions } from './deployed-functions.ts';

const SERVICE = 'secretmanager';
const secretSchema = z.looseObject({ name: z.string() });
const versionsSchema = z.looseObject({
  versions: z.array(z.looseObject({ state: z.string() })).optional(),
});

const pathOf = (project: string, name: string) => `v1/projects/${project}/secrets/${name}`;

/** The states of a secret's versions; null when there is no such secret. */
async function versionsOf(deployment: Deployment, name: string): Promise<string[] | null> {
  const at = { service: SERVICE, path: pathOf(deployment.project, name) };
  if (!(await readGoogle(deployment, at, secretSchema))) return null;
  const path = `${at.path}/versions?pageSize=100`;
  const { versions = [] } = (await readGoogle(deployment, { ...at, path }, versionsSchema)) ?? {};
  return versions.map(({ state }) => state);
}

/**
 * Stores a value that is made only while the secret has none. firebase-tools lets the functions
 * read the secrets they name when it deploys them.
 */
async function storeSecret(
  deployment: Deployment,
  name: string,
  make: () => Promise<string>,
): Promise<void> {
  const versions = await versionsOf(deployment, name);
  if (versions?.length) return;
  const value = await make();
  const { project } = deployment;
  if (versions === null)
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

/** A secret that is there is never replaced. `lost` says what a gone one means. */
export function secretStep(input: {
  name: string;
  secret: string;
  make: (deployment: Deployment) => Promise<string>;
  lost: string;
}): DeployStep {
  const { name, secret, make, lost } = input;
  return {
    name,
    async look(deployment) {
      const { project } = deployment;
      const versions = await versionsOf(deployment, secret);
      if (versions?.includes('ENABLED')) return done();
      const where = `https://console.cloud.google.com/security/secret-manager?project=${project}`;
      if (versions?.length)
        return refused(
          `No version of ${secret} is enabled. ${lost} Enable the right one at ${where}, and run this again.`,
        );
      const users = (await readDeployedFunctions(deployment)).filter(({ secrets }) =>
        secrets.includes(secret),
      );
      return users.length
        ? refused(`${secret} is gone, and deployed functions use it. ${lost} See ${where}.`)
        : toDo('to be made');
    },
    act: (deployment) => storeSecret(deployment, secret, () => make(deployment)),
  };
}

/** docs/secrets.md */
export const masterKeyStep = secretStep({
  name: 'Key that seals secrets',
  secret: 'SECRETS_MASTER_KEY',
  make: () => Promise.resolve(randomBytes(32).toString('base64')),
  lost: 'A new key would leave everything that is sealed unreadable, so none is made.',
});

export const stripeKeyStep = secretStep({
  name: 'Key to Stripe',
  secret: 'STRIPE_SECRET_KEY',
  async make({ secret, ask }) {
    const given =
      secret('STRIPE_SECRET_KEY') ??
      (await ask({
        text: 'Secret or restricted key of your Stripe account (sk_… or rk_…); leave it empty to sell nothing yet:',
        is_secret: true,
      }));
    if (given === null)
      throw new LocalWorldError(
        'STRIPE_SECRET_KEY is missing, and nobody can be asked. Set it in the environment, or to “none” to sell nothing yet.',
      );
    return given || 'none';
  },
  lost: 'Without it no payment is read.',
});
