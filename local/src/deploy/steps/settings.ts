import { done, refused, type DeployStep } from '../deploy-step.ts';

/** What the functions are deployed with. Only the address of the app is needed by other steps. */
export const settingsStep: DeployStep = {
  name: 'Settings',
  async look({ setting, project }) {
    const origin = await setting('APP_ORIGIN');
    if (origin !== null) return done(`the app is at ${origin}`);
    return refused(
      `APP_ORIGIN is missing: the address of the app, which goes into emails. Write it to functions/.env.${project}, such as APP_ORIGIN=https://${project}.web.app.`,
    );
  },
};
