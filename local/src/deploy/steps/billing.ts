import { z } from 'zod';
import { readGoogle } from '../call-google.ts';
import { done, refused, type DeployStep } from '../deploy-step.ts';

const billingSchema = z.looseObject({ billingEnabled: z.boolean().optional() });

/** Functions need the Blaze plan. It is never switched on from here: the person pays. */
export const billingStep: DeployStep = {
  name: 'Blaze plan',
  async look(deployment) {
    const { project } = deployment;
    const at = { service: 'cloudbilling', path: `v1/projects/${project}/billingInfo` };
    const billing = await readGoogle(deployment, at, billingSchema);
    if (!billing) return refused(`Whether ${project} has the Blaze plan can’t be seen yet.`);
    if (billing.billingEnabled) return done();
    return refused(
      `${project} has no billing account, and functions need the Blaze plan. Choose it at https://console.firebase.google.com/project/${project}/usage/details, set a budget alert, and run this again.`,
    );
  },
};
