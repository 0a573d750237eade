import { done, toDo, type DeployStep } from '../deploy-step.ts';
import { runTool } from '../run-tool.ts';

/** The file on this machine, not yet signed. Nothing of the project depends on it. */
export const shortcutStep: DeployStep = {
  name: 'Shortcut',
  is_repeated: true,
  is_local: true,
  look: async ({ setting }) =>
    (await setting('APP_ORIGIN')) === null ? toDo('to be compiled') : done(),
  async act(deployment) {
    const origin = (await deployment.setting('APP_ORIGIN')) ?? '';
    const args = ['run', '-s', 'shortcut', '--', '--origin', origin];
    await runTool(deployment, { program: 'npm', args });
  },
};
