import type { Deployment } from '../deploy/deploy-ports.ts';
import type { DeployStep, Standing } from '../deploy/deploy-step.ts';
import { DEPLOY_STEPS } from '../deploy/deploy-steps.ts';
import { openMigrations } from '../deploy/migrations-of.ts';
import { lookAtStep } from '../deploy/run-deploy.ts';
import type { Finding } from './doctor-check.ts';

function words(standing: Standing): string {
  if ('is_open' in standing) return `note: ${standing.note}`;
  if (standing.state === 'done')
    return standing.note === undefined ? 'well' : `well: ${standing.note}`;
  if (standing.state === 'waiting') return `not yet: ${standing.what}`;
  return standing.state === 'refused' ? standing.sentence : `missing: ${standing.what}`;
}

async function migrationLine(deployment: Deployment): Promise<string> {
  const open = await openMigrations(deployment);
  return open.length
    ? `open: ${open.length}. Run npm run migrate -- --project ${deployment.project}`
    : 'well';
}

/** The state of each step of a deployment, by the looks that the deployment itself takes. */
export async function checkDeployment(
  deployment: Deployment,
  steps: readonly DeployStep[] = DEPLOY_STEPS,
): Promise<Finding> {
  const looked: { name: string; standing: Standing }[] = [];
  for (const step of steps.filter(({ is_local = false }) => !is_local))
    looked.push({ name: step.name, standing: await lookAtStep(deployment, step) });
  const isWell = looked.every(({ standing }) => standing.state === 'done');
  const rows = looked.map(({ name, standing }) => [name, words(standing)] as const);
  const migrations = await migrationLine(deployment).catch(() => 'can’t be read yet');
  const all = [...rows, ['Migrations', migrations] as const];
  const width = Math.max(...all.map(([name]) => name.length));
  return {
    is_well: isWell,
    lines: [
      ...all.map(([name, text]) => `${name.padEnd(width)}  ${text}`),
      isWell
        ? 'Everything a deployment sees to is there.'
        : `Run npm run deploy -- ${deployment.project} to go on.`,
    ],
  };
}
