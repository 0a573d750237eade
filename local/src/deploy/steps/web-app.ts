import { z } from 'zod';
import { changeGoogle, readGoogle } from '../call-google.ts';
import { done, toDo, type DeployStep } from '../deploy-step.ts';

const appsSchema = z.looseObject({ apps: z.array(z.unknown()).optional() });

const pathOf = (project: string) => `v1beta1/projects/${project}/webApps`;

/** Without one Hosting has no `/__/firebase/init.json` with a key, from which the app starts. */
export const webAppStep: DeployStep = {
  name: 'Web app',
  async look(deployment) {
    const at = { service: 'firebase', path: pathOf(deployment.project) };
    const { apps = [] } = (await readGoogle(deployment, at, appsSchema)) ?? {};
    return apps.length ? done() : toDo('to be registered');
  },
  act: (deployment) =>
    changeGoogle(deployment, {
      service: 'firebase',
      method: 'POST',
      path: pathOf(deployment.project),
      body: { displayName: 'Default Web App' },
    }),
};
