import { z } from 'zod';
import { runAccount } from '../../../../functions/src/platform/run-account.ts';
import { changeGoogle, readGoogle } from '../call-google.ts';
import { done, refused, toDo, type DeployStep } from '../deploy-step.ts';

const accountSchema = z.looseObject({ disabled: z.boolean().optional() });

/** Made early: it takes Google a minute to know an account everywhere. */
export const accountStep: DeployStep = {
  name: 'Account of the functions',
  async look(deployment) {
    const { project } = deployment;
    const email = runAccount(project);
    const at = { service: 'iam', path: `v1/projects/${project}/serviceAccounts/${email}` };
    const account = await readGoogle(deployment, at, accountSchema);
    if (!account) return toDo(`to be made: ${email}`);
    return account.disabled
      ? refused(
          `${email} is disabled, and the functions run as it. Enable it at https://console.cloud.google.com/iam-admin/serviceaccounts?project=${project}, and run this again.`,
        )
      : done(email);
  },
  act: ({ project, ...ports }) =>
    changeGoogle(ports, {
      service: 'iam',
      method: 'POST',
      path: `v1/projects/${project}/serviceAccounts`,
      body: {
        accountId: runAccount(project).split('@')[0],
        serviceAccount: {
          displayName: 'Functions of Vibes Outreach',
          description: 'Its roles are listed in docs/deploy.md. Give it no others.',
        },
      },
    }),
};
