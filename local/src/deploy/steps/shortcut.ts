import { done, type DeployStep } from '../deploy-step.ts';
import { runTool } from '../run-tool.ts';
import { originOf } from '../settings/origin-of.ts';

/** The file on this machine, not yet signed. Nothing of the project depends on it. */
export const shortcutStep: DeployStep = {
  name: 'Shortcut',
  is_repeated: true,
  is_local: true,
  look: () => Promise.resolve(done()),
  async act(deployment) {
    const origin = await originOf(deployment);
    const args = ['run', '-s', 'shortcut', '--', '--origin', origin];
    await runTool(deployment, { program: 'npm', args });
  },
};
