import { z } from 'zod';
import { hostingPart } from '../../firebase-config/firebase-config.ts';
import { readBuiltPages } from '../../firebase-config/built-pages.ts';
import { changeGoogle, readGoogle } from '../call-google.ts';
import { buildFor, deployPart } from '../deploy-config.ts';
import type { Deployment } from '../deploy-ports.ts';
import { done, toDo, type DeployStep } from '../deploy-step.ts';
import { releaseName } from '../release-name.ts';
import { regionOf } from '../settings/region-of.ts';

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

/**
 * Builds the pages and deploys them: the policy allows the scripts of that build, and what its
 * settings need. The version is the message, so Hosting’s list says what is live.
 */
export async function deployWeb(deployment: Deployment, version: string): Promise<void> {
  await buildFor(deployment, 'web');
  // A dry run builds none.
  const pages = (await readBuiltPages(deployment.file)) ?? { scripts: [], settings: {} };
  await deployPart(deployment, {
    only: 'hosting',
    config: { hosting: hostingPart(pages, await regionOf(deployment)) },
    args: ['--message', version],
  });
}

/** What is live; null while nothing is. */
export async function readLatestRelease(
  deployment: Deployment,
): Promise<{ message?: string | undefined } | null> {
  const site = await readSite(deployment);
  const path = `v1beta1/sites/${site ?? deployment.project}/releases?pageSize=1`;
  const { releases = [] } =
    (await readGoogle(deployment, { service: SERVICE, path }, releasesSchema)) ?? {};
  return releases[0] ?? null;
}

export const webStep: DeployStep = {
  name: 'Web build',
  is_repeated: true,
  async look(deployment) {
    const latest = await readLatestRelease(deployment);
    return latest
      ? done(latest.message ? `version ${latest.message}` : undefined)
      : toDo('to be deployed');
  },
  act: async (deployment) => deployWeb(deployment, await releaseName(deployment)),
};
