import { SECRET_SETTINGS } from '../../../../functions/src/platform/config.ts';
import { runAccount } from '../../../../functions/src/platform/run-account.ts';
import type { Deployment } from '../deploy-ports.ts';
import { done, refused, toDo, type DeployStep, type Standing } from '../deploy-step.ts';
import { readHolders, readProjectNumber } from '../rights/holders.ts';
import {
  grant,
  lackedOf,
  readPolicy,
  rolesOf,
  type Grant,
  type Guarded,
} from '../rights/policy.ts';
import { RIGHTS, TOO_MUCH, type Holder, type Right } from '../rights/rights.ts';

const projectOf = ({ project }: Deployment): Guarded => ({
  service: 'cloudresourcemanager',
  path: `v1/projects/${project}`,
});

function guardedBy(deployment: Deployment, on: Right['on']): Guarded[] {
  const parent = `v1/projects/${deployment.project}`;
  if (on === 'project') return [projectOf(deployment)];
  if (on === 'run') {
    const account = runAccount(deployment.project);
    return [{ service: 'iam', path: `${parent}/serviceAccounts/${account}` }];
  }
  return SECRET_SETTINGS.map((name) => ({
    service: 'secretmanager',
    path: `${parent}/secrets/${name}`,
  }));
}

interface Lack {
  of: Guarded;
  grants: Grant[];
}

/** What is missing of the given rights, for each thing that has a policy. */
async function lacksOf(deployment: Deployment, places: readonly Right['on'][]): Promise<Lack[]> {
  const holders = await readHolders(deployment);
  const lacks: Lack[] = [];
  for (const on of places) {
    const grants = RIGHTS.filter((right) => right.on === on).map(({ holder, role }) => ({
      role,
      account: holders[holder],
    }));
    for (const of of guardedBy(deployment, on))
      lacks.push({ of, grants: lackedOf(await readPolicy(deployment, of), grants) });
  }
  return lacks.filter(({ grants }) => grants.length > 0);
}

/** `secrets/NAME` and `serviceAccounts/ADDRESS`; nothing for the project. */
function placeOf({ path }: Guarded): string {
  const place = path.split('/').slice(3).join('/');
  return place === '' ? '' : ` on ${place}`;
}

const describeLacks = (lacks: readonly Lack[]) =>
  lacks
    .flatMap(({ of, grants }) =>
      grants.map(({ role, account }) => `${role} to ${account}${placeOf(of)}`),
    )
    .join('; ');

/** Functions with a role over everything are refused; any other role beside the table is named. */
async function judgeRunAccount(deployment: Deployment): Promise<Standing> {
  const { project } = deployment;
  const account = runAccount(project);
  const roles = rolesOf(await readPolicy(deployment, projectOf(deployment)), account, false);
  const excess = roles.find((role) => TOO_MUCH.includes(role));
  if (excess !== undefined)
    return refused(
      `${account} has ${excess} on ${project}, and every function runs as it: whoever got into one could read and change everything. Take the role away at https://console.cloud.google.com/iam-admin/iam?project=${project}, and run this again.`,
    );
  const listed = RIGHTS.filter(({ holder }) => holder === 'run').map(({ role }) => role);
  const more = roles.filter((role) => !listed.includes(role));
  return done(
    more.length > 0 ? `${account} has more than it needs: ${more.join(', ')}` : undefined,
  );
}

/**
 * An account of Google's own for a service is made when it is first asked for, or with its API. One
 * that could not be made is named when it is to be given its role.
 */
async function makeAgents(deployment: Deployment, lacks: readonly Lack[]): Promise<void> {
  const holders = Object.entries(await readHolders(deployment)) as [Holder, string][];
  const number = await readProjectNumber(deployment);
  for (const { account } of lacks.flatMap(({ grants }) => grants)) {
    const holder = holders.find(([, email]) => email === account)?.[0];
    if (holder === undefined || holder === 'run' || holder === 'build') continue;
    await deployment.google({
      service: 'serviceusage',
      method: 'POST',
      path: `v1beta1/projects/${number}/services/${holder}.googleapis.com:generateServiceIdentity`,
      body: {},
    });
  }
}

const stepOf = (name: string, places: readonly Right['on'][]): DeployStep => ({
  name,
  async look(deployment) {
    const lacks = await lacksOf(deployment, places);
    const judged = await judgeRunAccount(deployment);
    if (judged.state === 'refused' || lacks.length === 0) return judged;
    return toDo(`to be given: ${describeLacks(lacks)}`);
  },
  async act(deployment) {
    const lacks = await lacksOf(deployment, places);
    await makeAgents(deployment, lacks);
    for (const { of, grants } of lacks) await grant(deployment, of, grants);
  },
});

/** Early: Google takes some minutes until all of its services know a right. */
export const rightsStep = stepOf('Rights', ['project', 'run']);
/** Once all secrets are there. firebase-tools sees to it too, but only when it binds one for the first time. */
export const secretRightsStep = stepOf('Rights to secrets', ['secrets']);
