import { randomBytes } from 'node:crypto';
import { LocalWorldError } from '../../process/local-world-error.ts';
import type { Deployment } from '../deploy-ports.ts';
import { done, refused, toDo, type DeployStep } from '../deploy-step.ts';
import { keyFault, NO_KEY } from '../payments/check-key.ts';
import { stripeMode } from '../payments/stripe-mode.ts';
import { readDeployedFunctions } from './deployed-functions.ts';
import { addValue, versionsOf } from './secret-manager.ts';

/** A secret that is there is never replaced. `lost` says what a gone one means. */
function secretStep(input: {
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
    async act(deployment) {
      // Asked again, since a value that is there must stay.
      if ((await versionsOf(deployment, secret))?.length) return;
      await addValue(deployment, secret, await make(deployment));
    },
  };
}

/** docs/secrets.md */
export const masterKeyStep = secretStep({
  name: 'Key that seals secrets',
  secret: 'SECRETS_MASTER_KEY',
  make: () => Promise.resolve(randomBytes(32).toString('base64')),
  lost: 'A new key would leave everything that is sealed unreadable, so none is made.',
});

const STRIPE_KEY = 'STRIPE_SECRET_KEY';

/** The key that is handed over or typed, of the right kind and mode; NO_KEY to sell nothing. */
async function askForStripeKey(deployment: Deployment): Promise<string> {
  const { secret, ask } = deployment;
  const meant = await stripeMode(deployment);
  const fault = (key: string) => (key === NO_KEY || key === '' ? null : keyFault(key, meant));
  const handed = secret(STRIPE_KEY);
  if (handed !== null) {
    const sentence = fault(handed);
    if (sentence !== null) throw new LocalWorldError(sentence);
    return handed;
  }
  const typed = await ask({
    text: `Secret or restricted key of your Stripe account, in ${meant} mode (sk_${meant}_… or rk_${meant}_…); leave it empty to sell nothing yet:`,
    is_secret: true,
    check: fault,
  });
  if (typed === null)
    throw new LocalWorldError(
      `${STRIPE_KEY} is missing, and nobody can be asked. Set it in the environment, or to “${NO_KEY}” to sell nothing yet.`,
    );
  return typed || NO_KEY;
}

export const stripeKeyStep = secretStep({
  name: 'Key to Stripe',
  secret: STRIPE_KEY,
  make: askForStripeKey,
  lost: 'Without it no payment is read.',
});
