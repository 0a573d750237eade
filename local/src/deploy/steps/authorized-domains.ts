import { z } from 'zod';
import { changeGoogle, readGoogle } from '../call-google.ts';
import type { Deployment } from '../deploy-ports.ts';
import { done, toDo, type DeployStep } from '../deploy-step.ts';
import { originOf } from '../settings/origin-of.ts';

const configSchema = z.looseObject({ authorizedDomains: z.array(z.string()).optional() });

const pathOf = (project: string) => `admin/v2/projects/${project}/config`;

async function domainsOf(deployment: Deployment) {
  const { project } = deployment;
  const own = new URL(await originOf(deployment)).hostname;
  const wanted = [`${project}.firebaseapp.com`, `${project}.web.app`, own];
  const at = { service: 'identitytoolkit', path: pathOf(project) };
  const { authorizedDomains: stored = [] } = (await readGoogle(deployment, at, configSchema)) ?? {};
  const missing = [...new Set(wanted)].filter((domain) => !stored.includes(domain));
  return { stored, missing };
}

/** People can sign in at the app's own address. Domains that are there already stay. */
export const authorizedDomainsStep: DeployStep = {
  name: 'Domains of the sign-in',
  async look(deployment) {
    const { missing } = await domainsOf(deployment);
    return missing.length ? toDo(`to be added: ${missing.join(', ')}`) : done();
  },
  async act(deployment) {
    const { stored, missing } = await domainsOf(deployment);
    await changeGoogle(deployment, {
      service: 'identitytoolkit',
      method: 'PATCH',
      path: `${pathOf(deployment.project)}?updateMask=authorizedDomains`,
      body: { authorizedDomains: [...stored, ...missing] },
    });
  },
};
