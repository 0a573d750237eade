import { LocalWorldError } from '../process/local-world-error.ts';
import type { Deployment } from './deploy-ports.ts';
import { runFirebase, runTool } from './run-tool.ts';

/** What firebase-tools is given in place of `firebase.json`: beside it, since paths resolve from there. */
const configFile = (project: string) => `firebase.${project}.json`;

/** Builds a workspace as the project has it: its settings are in what is built. */
export async function buildFor(
  deployment: Pick<Deployment, 'run'>,
  workspace: 'functions' | 'web',
): Promise<void> {
  const args = ['run', '--silent', 'build', '-w', workspace];
  await runTool(deployment, { program: 'npm', args });
}

/** Deploys one part of the project by a config that has only that part. */
export async function deployPart(
  deployment: Deployment,
  { only, config, args = [] }: { only: string; config: object; args?: readonly string[] },
): Promise<void> {
  if (only === '') throw new LocalWorldError('Nothing is named to be deployed.');
  const file = configFile(deployment.project);
  await deployment.write(file, `${JSON.stringify(config, null, 2)}\n`);
  await runFirebase(deployment, ['deploy', '--only', only, ...args, '--config', file]);
}
