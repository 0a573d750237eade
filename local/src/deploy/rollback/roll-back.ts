import { LocalWorldError } from '../../process/local-world-error.ts';
import type { Deployment } from '../deploy-ports.ts';
import { runTool } from '../run-tool.ts';
import { settingsStep } from '../steps/settings.ts';
import { refuseAcrossMigration } from './known-migrations.ts';

/** What git does not have of a checkout, and a deployment needs. */
const settingFiles = (project: string) => [
  'functions/.env',
  `functions/.env.${project}`,
  `web/product.${project}.json`,
];

async function commitOf({ run }: Deployment, version: string): Promise<string> {
  const args = ['rev-parse', '--verify', '--quiet', `${version}^{commit}`];
  const { code, output } = await run({ program: 'git', args, is_reading: true });
  if (code === 0) return output.trim();
  throw new LocalWorldError(
    `There is no version ${version} here. “git fetch --tags” may bring it.`,
  );
}

async function fileAt({ run }: Deployment, commit: string, path: string): Promise<string | null> {
  const args = ['show', `${commit}:${path}`];
  const { code, output } = await run({ program: 'git', args, is_reading: true });
  return code === 0 ? output : null;
}

/** A checkout of the commit with its own packages and this project's settings, for as long as `work` takes. */
async function inCheckout(
  deployment: Deployment,
  commit: string,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const { project, file, write } = deployment;
  const folder = `.local/rollback/${commit.slice(0, 12)}`;
  const git = (...args: string[]) => deployment.run({ program: 'git', args });
  // One that was cut off has left its folder.
  const args = ['worktree', 'list', '--porcelain'];
  const { output } = await deployment.run({ program: 'git', args, is_reading: true });
  if (output.includes(folder)) await git('worktree', 'remove', '--force', folder);
  await runTool(deployment, {
    program: 'git',
    args: ['worktree', 'add', '--detach', '--force', folder, commit],
  });
  try {
    for (const path of settingFiles(project)) {
      const text = await file(path);
      if (text !== null) await write(`${folder}/${path}`, text);
    }
    await runTool(deployment, { program: 'npm', args: ['ci'], cwd: folder });
    await work(folder);
  } finally {
    await git('worktree', 'remove', '--force', folder);
  }
}

/** An earlier version deploys itself with today's settings: they must be here, and it must be able to. */
async function refuseWithoutSettings(
  deployment: Deployment,
  { version, commit }: { version: string; commit: string },
): Promise<void> {
  const standing = await settingsStep.look(deployment);
  if (standing.state !== 'done')
    throw new LocalWorldError(
      standing.state === 'refused'
        ? standing.sentence
        : `Settings ${standing.what}. Run npm run deploy -- ${deployment.project} --dry-run to see them, and write them down first.`,
    );
  if ((await fileAt(deployment, commit, 'local/src/deploy/release.ts')) === null)
    throw new LocalWorldError(
      `${version} is from before this way of deploying: it can’t deploy itself to ${deployment.project}.`,
    );
}

/**
 * Deploys an earlier version, by its own command in a checkout of its own. Rules and indexes stay.
 */
export async function rollBack(deployment: Deployment, version: string): Promise<void> {
  const { print, project } = deployment;
  const commit = await commitOf(deployment, version);
  await refuseAcrossMigration(deployment, { version, commit });
  await refuseWithoutSettings(deployment, { version, commit });
  print(`${project} goes back to ${version} (${commit.slice(0, 12)}).`);
  await inCheckout(deployment, commit, async (folder) => {
    const args = ['run', '--silent', 'deploy', '--', project, '--release', version];
    await runTool(deployment, { program: 'npm', args, cwd: folder });
  });
  print(
    `Done. Rules and indexes stay as they are. Check it at any time: npm run -s doctor -- ${project}`,
  );
}
