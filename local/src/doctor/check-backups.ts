import { z } from 'zod';
import { ageOf, hoursSince, readBackups, type Project } from '../backups/read-backups.ts';
import { readGoogle } from '../deploy/call-google.ts';
import { databasePath } from '../deploy/steps/database.ts';
import type { Finding } from './doctor-check.ts';

/** Hours. One daily backup may have failed, two may not. */
const OLDEST = 48;

const MISSING = `None is under ${OLDEST} hours old: see that the step Backups is well, then look at Firestore → Disaster recovery in the Google Cloud console.`;

const databaseSchema = z.looseObject({ createTime: z.coerce.date().optional() });

/** The age of the newest backup; not well when all are too old, or there is none and should be. */
export async function checkBackups(at: Project, now: Date): Promise<Finding> {
  const [newest] = await readBackups(at);
  if (newest) {
    const isWell = hoursSince(newest.at, now) <= OLDEST;
    const line = `The newest is ${ageOf(newest, now)}.`;
    return {
      is_well: isWell,
      lines: isWell ? [line] : [`${line} ${MISSING}`],
    };
  }
  const path = databasePath(at.project);
  const database = await readGoogle(at, { service: 'firestore', path }, databaseSchema);
  const made = database?.createTime;
  return made && hoursSince(made, now) <= OLDEST
    ? { is_well: true, lines: ['None yet: the first one comes within a day.'] }
    : { is_well: false, lines: [`There is none. ${MISSING}`] };
}
