import { randomBytes } from 'node:crypto';
import { deployedSchema } from '../../../../functions/src/platform/config.ts';
import { LocalWorldError } from '../../process/local-world-error.ts';
import type { Deployment, StripeAccount } from '../deploy-ports.ts';
import { done, refused, toDo, type DeployStep, type Standing } from '../deploy-step.ts';
import { keyFault, NO_KEY } from '../payments/check-key.ts';
import { stripeMode } from '../payments/stripe-mode.ts';
import { originOf } from '../settings/origin-of.ts';
import { readSetting } from '../settings/settings-files.ts';
import { addValue, valueOf } from './secret-manager.ts';

const WEBHOOK = 'STRIPE_WEBHOOK_SECRET';
/** Begins the value of a deployment that has no webhook: nobody knows it, so no event is taken. */
const UNSET = 'unset_';

export async function accountOf(deployment: Deployment): Promise<StripeAccount> {
  const stored = await valueOf(deployment, WEBHOOK);
  return {
    key: (await valueOf(deployment, 'STRIPE_SECRET_KEY')) ?? NO_KEY,
    origin: await originOf(deployment),
    webhook_secret: stored === null || stored.startsWith(UNSET) ? null : stored,
  };
}

async function lookWithoutKey(deployment: Deployment): Promise<Standing> {
  const open = (await readSetting(deployment, 'PAYMENTS_OPEN')) ?? undefined;
  // As the functions read it.
  if (deployedSchema.shape.PAYMENTS_OPEN.parse(open))
    return refused(
      `PAYMENTS_OPEN is on, and there is no key to Stripe. Store it by: npx firebase functions:secrets:set STRIPE_SECRET_KEY --project ${deployment.project}. Or set PAYMENTS_OPEN=false.`,
    );
  return (await valueOf(deployment, WEBHOOK)) === null
    ? toDo(
        `${WEBHOOK} is to be stored; with a key, prices, customer portal and webhook are made at Stripe`,
      )
    : done('there is no key to Stripe, so nothing is sold');
}

/** What Stripe refuses with a sentence for a person ends the step. */
export async function refusedBySentence(look: () => Promise<Standing>): Promise<Standing> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof LocalWorldError) return refused(error.message);
    throw error;
  }
}

/**
 * What is sold at Stripe, and that Stripe tells of payments. Before the functions: each is deployed
 * with the version of the secrets that is the newest then.
 */
export const paymentsStep: DeployStep = {
  name: 'Payments',
  async look(deployment) {
    const account = await accountOf(deployment);
    if (account.key === NO_KEY) return lookWithoutKey(deployment);
    const fault = keyFault(account.key, await stripeMode(deployment));
    if (fault !== null)
      return refused(
        `${fault} Store another by: npx firebase functions:secrets:set STRIPE_SECRET_KEY --project ${deployment.project}`,
      );
    return refusedBySentence(async () => {
      const left = await deployment.payments.look(account);
      return left.length ? toDo(`to be made at Stripe: ${left.join('; ')}`) : done();
    });
  },
  async act(deployment) {
    const account = await accountOf(deployment);
    if (account.key === NO_KEY)
      return addValue(deployment, WEBHOOK, UNSET + randomBytes(24).toString('hex'));
    const { webhook_secret, did } = await deployment.payments.prepare(account);
    if (webhook_secret !== null) await addValue(deployment, WEBHOOK, webhook_secret);
    for (const line of did) deployment.print(`    ${line}`);
  },
};
