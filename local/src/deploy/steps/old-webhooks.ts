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
      const { look } = deployment.payments;
      const old = await look({ ...account, about: 'old_webhooks' });
      if (old.length) return toDo(`left at Stripe: ${old.join('; ')}`);
      const elsewhere = await look({ ...account, about: 'webhooks_elsewhere' });
      return done(
        elsewhere.length
          ? `none here; still enabled at other addresses: ${elsewhere.join(', ')} (delete them under Developers → Webhooks in Stripe’s dashboard, unless another project uses them)`
          : undefined,
      );
    });
  },
  async act(deployment) {
    const account = await accountOf(deployment);
    const { did } = await deployment.payments.prepare({ ...account, about: 'old_webhooks' });
    for (const line of did) deployment.print(`    ${line}`);
  },
};
