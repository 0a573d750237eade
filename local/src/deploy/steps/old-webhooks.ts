import { done, toDo, type DeployStep } from '../deploy-step.ts';
import { NO_KEY } from '../payments/check-key.ts';
import { accountOf, refusedBySentence } from './payments.ts';

/**
 * Webhook endpoints that a new one replaced. After the functions, which have its secret only then:
 * deleted earlier, events would be refused until they are deployed.
 */
export const oldWebhooksStep: DeployStep = {
  name: 'Old webhooks',
  async look(deployment) {
    const account = await accountOf(deployment);
    if (account.key === NO_KEY) return done('there is no key to Stripe');
    return refusedBySentence(async () => {
      const old = await deployment.payments.lookAtOldWebhooks(account);
      if (old.length) return toDo(`left at Stripe: ${old.join('; ')}`);
      const elsewhere = await deployment.payments.lookAtWebhooksElsewhere(account);
      return done(
        elsewhere.length
          ? `none here; still enabled at other addresses: ${elsewhere.join(', ')} (delete them under Developers → Webhooks in Stripe’s dashboard, unless another project uses them)`
          : undefined,
      );
    });
  },
  async act(deployment) {
    const account = await accountOf(deployment);
    for (const line of await deployment.payments.deleteOldWebhooks(account))
      deployment.print(`    ${line}`);
  },
};
