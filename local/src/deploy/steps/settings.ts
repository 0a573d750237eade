import { done, refused, toDo, type DeployStep } from '../deploy-step.ts';
import { originOf } from '../settings/origin-of.ts';
import { lookAtSettings, prepareSettings } from '../settings/prepare-settings.ts';

/** What the functions and the pages are deployed with, in files of the project's own. */
export const settingsStep: DeployStep = {
  name: 'Settings',
  async look(deployment) {
    const { missing, faults } = await lookAtSettings(deployment);
    if (faults.length > 0) return refused(faults.join(' '));
    if (missing.length > 0) return toDo(`to be set: ${missing.map(({ name }) => name).join(', ')}`);
    return done(`the app is at ${await originOf(deployment)}`);
  },
  act: prepareSettings,
};
