import { z } from 'zod';
import { changeGoogle, readGoogle } from '../call-google.ts';
import type { Deployment } from '../deploy-ports.ts';
import { done, toDo, type DeployStep } from '../deploy-step.ts';
import { runFirebase } from '../run-tool.ts';

const SERVICE = 'firebasehosting';
const sitesSchema = z.looseObject({
  sites: z.array(z.looseObject({ name: z.string(), type: z.string().optional() })).optional(),
});
const releasesSchema = z.looseObject({
  releases: z.array(z.looseObject({ message: z.string().optional() })).optional(),
});

/** The site that `firebase deploy` takes; null when there is none yet. */
async function readSite(deployment: Deployment): Promise<string | null> {
  const path = `v1beta1/projects/${deployment.project}/sites?pageSize=100`;
  const { sites = [] } =
    (await readGoogle(deployment, { service: SERVICE, path }, sitesSchema)) ?? {};
  const site = sites.find(({ type }) => type === 'DEFAULT_SITE');
  return site?.name.split('/').at(-1) ?? null;
}

/** A project that was never opened under Hosting in the console has no site, and a deployment fails. */
export const siteStep: DeployStep = {
  name: 'Hosting site',
  async look(deployment) {
    const site = await readSite(deployment);
    return site === null ? toDo('to be made') : done(`https://${site}.web.app`);
  },
  act: ({ project, ...ports }) =>
    changeGoogle(ports, {
      service: SERVICE,
      method: 'POST',
      path: `v1beta1/projects/${project}/sites?siteId=${project}`,
      body: { type: 'DEFAULT_SITE' },
    }),
};

/** The web build, with the version as its message: so Hosting’s list says what is live. */
export async function deployWeb(
  deployment: Deployment,
  { version, cwd }: { version: string; cwd?: string },
): Promise<void> {
  const args = ['deploy', '--only', 'hosting', '--message', version];
  await runFirebase(deployment, args, { cwd });
}

/** The version of the checkout, as git describes it. */
async function describeVersion({ run }: Deployment): Promise<string> {
  const args = ['describe', '--always', '--tags', '--dirty'];
  const { code, output } = await run({ program: 'git', args, is_reading: true });
  return code === 0 ? output.trim() : 'unknown';
}

export const webStep: DeployStep = {
  name: 'Web build',
  is_repeated: true,
  async look(deployment) {
    const site = await readSite(deployment);
    const path = `v1beta1/sites/${site ?? deployment.project}/releases?pageSize=1`;
    const { releases = [] } =
      (await readGoogle(deployment, { service: SERVICE, path }, releasesSchema)) ?? {};
    const [latest] = releases;
    return latest
      ? done(latest.message ? `version ${latest.message}` : undefined)
      : toDo('to be deployed');
  },
  act: async (deployment) => deployWeb(deployment, { version: await describeVersion(deployment) }),
};
