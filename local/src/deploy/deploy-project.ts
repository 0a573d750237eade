import type { DeployPorts, Deployment } from './deploy-ports.ts';
import { DEPLOY_STEPS } from './deploy-steps.ts';
import { dryPorts } from './dry-ports.ts';
import { openMigrations } from './migrations-of.ts';
import type { DeployArguments } from './read-deploy-arguments.ts';
import { release } from './release.ts';
import { rollBack } from './rollback/roll-back.ts';
import { foreseeDeploy, runDeploy } from './run-deploy.ts';
import { originOf } from './settings/origin-of.ts';
import { readSetting } from './settings/settings-files.ts';
import { keyCopyStep } from './steps/key-copy.ts';
import { redirectsByHand } from './steps/google-sign-in.ts';

/** What no command can do, each with the place where a person does it. */
async function whatIsLeft(deployment: Deployment): Promise<string[]> {
  const { project } = deployment;
  const origin = await originOf(deployment);
  const open = await openMigrations(deployment);
  const gateway = await readSetting(deployment, 'PAGE_GATEWAY_URL');
  const copy = await keyCopyStep.look(deployment);
  const console = `https://console.firebase.google.com/project/${project}`;
  return [
    `${project} is live at ${origin}.`,
    '',
    ...(open.length
      ? [
          `Next: npm run migrate -- --project ${project}   (open migrations: ${open.length})`,
          '  In a few minutes, once the last requests of the version before have ended.',
          '',
        ]
      : []),
    ...('is_open' in copy ? [`Copy of the keys outside the project: ${copy.note}.`, ''] : []),
    ...(gateway === null
      ? [
          'Page gateway: none is set, so most profiles will come as a login: docs/page-gateway.md',
          '',
        ]
      : []),
    'By hand, when you want it:',
    '  Google’s sign-in window  publish it, or only test users can sign in: docs/deploy.md#googles-sign-in-window',
    `  A domain of your own   ${console}/hosting/sites → Add custom domain; then set APP_ORIGIN and run this again`,
    `  Google sign-in         after a new domain, or when you enabled it in the console, check the ${await redirectsByHand(deployment)}`,
    '  The shortcut           sign it on a Mac and publish its link: docs/shortcut.md',
    `  App Check              ${console}/appcheck/apps → in two deployments: docs/deploy.md#app-check`,
    '',
    `Check it at any time: npm run -s doctor -- ${project}`,
  ];
}

/** What the command line asks for, by the given ports. Throws the sentence that says what to do. */
export async function deployProject(
  ports: DeployPorts,
  { project, location, is_dry, rollback, release: version }: DeployArguments,
): Promise<void> {
  const acting = is_dry ? await dryPorts(ports, project) : ports;
  const deployment = { ...acting, project, location };
  if (rollback !== null) return rollBack(deployment, rollback);
  if (version !== null) return release(deployment, version);
  if (is_dry) {
    await foreseeDeploy(deployment, DEPLOY_STEPS);
    ports.print('\nNothing was changed. Lines with > are what a deployment would do.');
    return;
  }
  await runDeploy(deployment, DEPLOY_STEPS);
  ports.print('');
  for (const line of await whatIsLeft(deployment)) ports.print(line);
}
