import type { Deployment } from '../deploy-ports.ts';
import { done, refused, toDo, type DeployStep } from '../deploy-step.ts';
import { bringBackSettings, missedSettings } from '../settings/live-settings.ts';
import { originOf } from '../settings/origin-of.ts';
import { isSiteThere, lookAtSettings, prepareSettings } from '../settings/prepare-settings.ts';
import { regionOf } from '../settings/region-of.ts';
import { readSettings } from '../settings/settings-files.ts';
import { regionFault } from './region.ts';

async function namesToSet(deployment: Deployment): Promise<string[]> {
  const { missing } = await lookAtSettings(deployment);
  const names = missing.map(({ name }) => name);
  const isThere = isSiteThere(deployment.project, await readSettings(deployment));
  return isThere || names.length > 0 ? names : ['site_url'];
}

/** What the functions and the pages are deployed with, in files of the project's own. */
export const settingsStep: DeployStep = {
  name: 'Settings',
  async look(deployment) {
    const { faults } = await lookAtSettings(deployment);
    if (faults.length > 0) return refused(faults.join(' '));
    const fault = await regionFault(deployment);
    if (fault !== null) return refused(fault);
    const { functions, product } = await missedSettings(deployment);
    const missed = [...Object.keys(functions), ...Object.keys(product)];
    if (missed.length > 0)
      return toDo(`set in the live product, and not in the files here: ${missed.join(', ')}`);
    const names = await namesToSet(deployment);
    return names.length > 0
      ? toDo(`to be set: ${names.join(', ')}`)
      : done(
          `the app is at ${await originOf(deployment)}, its functions in ${await regionOf(deployment)}`,
        );
  },
  async act(deployment) {
    for (const line of await bringBackSettings(deployment)) deployment.print(`    ${line}`);
    await prepareSettings(deployment);
  },
};
