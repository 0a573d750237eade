import { z } from 'zod';
import { deployedSchema } from '../../../../functions/src/platform/config.ts';
import { changeGoogle, readGoogle } from '../call-google.ts';
import type { Deployment } from '../deploy-ports.ts';
import { done, toDo, type DeployStep } from '../deploy-step.ts';
import { readSetting } from '../settings/settings-files.ts';
import { databasePath } from './database.ts';

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases */
const databaseSchema = z.looseObject({
  deleteProtectionState: z.string().optional(),
  pointInTimeRecoveryEnablement: z.string().optional(),
});
type Field = 'deleteProtectionState' | 'pointInTimeRecoveryEnablement';

async function isOn(deployment: Deployment, field: Field): Promise<boolean> {
  const at = { service: 'firestore', path: databasePath(deployment.project) };
  const database = await readGoogle(deployment, at, databaseSchema);
  return database?.[field]?.endsWith('_ENABLED') ?? false;
}

const change = (deployment: Deployment, field: Field, value: string) =>
  changeGoogle(deployment, {
    service: 'firestore',
    method: 'PATCH',
    path: `${databasePath(deployment.project)}?updateMask=${field}`,
    body: { [field]: value },
  });

/** Nobody deletes the database by accident: the protection has to be switched off first. */
export const deleteProtectionStep: DeployStep = {
  name: 'Delete protection',
  look: async (deployment) =>
    (await isOn(deployment, 'deleteProtectionState'))
      ? done()
      : toDo('the database can be deleted: to be protected'),
  act: (deployment) => change(deployment, 'deleteProtectionState', 'DELETE_PROTECTION_ENABLED'),
};

const isWanted = async (deployment: Deployment): Promise<boolean> =>
  deployedSchema.shape.POINT_IN_TIME_RECOVERY.parse(
    (await readSetting(deployment, 'POINT_IN_TIME_RECOVERY')) ?? undefined,
  );

/** Follows its setting in both directions, since it costs. */
export const pointInTimeStep: DeployStep = {
  name: 'Point-in-time recovery',
  async look(deployment) {
    const wanted = await isWanted(deployment);
    const words = wanted ? 'on' : 'off';
    return (await isOn(deployment, 'pointInTimeRecoveryEnablement')) === wanted
      ? done(words)
      : toDo(`to be switched ${words}, as POINT_IN_TIME_RECOVERY says`);
  },
  act: async (deployment) =>
    change(
      deployment,
      'pointInTimeRecoveryEnablement',
      `POINT_IN_TIME_RECOVERY_${(await isWanted(deployment)) ? 'ENABLED' : 'DISABLED'}`,
    ),
};
