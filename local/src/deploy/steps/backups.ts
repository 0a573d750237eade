import { z } from 'zod';
import { changeGoogle, readGoogle } from '../call-google.ts';
import type { Deployment } from '../deploy-ports.ts';
import { done, toDo, type DeployStep } from '../deploy-step.ts';
import { databasePath } from './database.ts';

/**
 * https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.backupSchedules
 * A database has one schedule of each kind at most; 14 weeks are the longest a backup is kept.
 */
const SCHEDULES = [
  {
    words: 'daily, kept 14 days',
    recurrence: { dailyRecurrence: {} },
    retention: `${14 * 86_400}s`,
  },
  {
    words: 'weekly, kept 14 weeks',
    recurrence: { weeklyRecurrence: { day: 'SUNDAY' } },
    retention: `${14 * 7 * 86_400}s`,
  },
] as const;

const schedulesSchema = z.looseObject({
  backupSchedules: z
    .array(
      z.looseObject({
        name: z.string(),
        retention: z.string().optional(),
        dailyRecurrence: z.looseObject({}).optional(),
        weeklyRecurrence: z.looseObject({}).optional(),
      }),
    )
    .optional(),
});

/** What is wanted, beside what there is. A weekly schedule of another day is as good. */
async function readBackupSchedules(deployment: Deployment) {
  const path = `${databasePath(deployment.project)}/backupSchedules`;
  const read = await readGoogle(deployment, { service: 'firestore', path }, schedulesSchema);
  const there = read?.backupSchedules ?? [];
  return SCHEDULES.map((wanted) => {
    const kind = 'dailyRecurrence' in wanted.recurrence ? 'dailyRecurrence' : 'weeklyRecurrence';
    return { ...wanted, found: there.find((one) => one[kind] !== undefined) };
  });
}

export const backupsStep: DeployStep = {
  name: 'Backups',
  async look(deployment) {
    const left = (await readBackupSchedules(deployment)).flatMap(({ words, retention, found }) => {
      if (!found) return [`to be made ${words}`];
      return found.retention === retention
        ? []
        : [`to be ${words}, in place of ${found.retention}`];
    });
    return left.length
      ? toDo(left.join('; '))
      : done(SCHEDULES.map(({ words }) => words).join('; '));
  },
  async act(deployment) {
    for (const { recurrence, retention, found } of await readBackupSchedules(deployment)) {
      if (found?.retention === retention) continue;
      await changeGoogle(
        deployment,
        found
          ? {
              service: 'firestore',
              method: 'PATCH',
              path: `v1/${found.name}?updateMask=retention`,
              body: { retention },
            }
          : {
              service: 'firestore',
              method: 'POST',
              path: `${databasePath(deployment.project)}/backupSchedules`,
              body: { ...recurrence, retention },
            },
      );
    }
  },
};
