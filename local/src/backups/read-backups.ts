import { z } from 'zod';
import { readGoogle } from '../deploy/call-google.ts';
import type { Deployment } from '../deploy/deploy-ports.ts';
import { LocalWorldError } from '../process/local-world-error.ts';

/** A project of Google's, as commands of an operator reach it. */
export type Project = Pick<Deployment, 'google' | 'project'>;

export interface Backup {
  /** `projects/…/locations/…/backups/…` */
  name: string;
  /** The moment whose data it holds. */
  at: Date;
  /** How many documents it holds; null where Google does not say. */
  documents: number | null;
}

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.locations.backups */
const backupsSchema = z.looseObject({
  backups: z
    .array(
      z.looseObject({
        name: z.string(),
        database: z.string(),
        snapshotTime: z.coerce.date(),
        state: z.string(),
        stats: z.looseObject({ documentCount: z.coerce.number().optional() }).optional(),
      }),
    )
    .optional(),
  unreachable: z.array(z.string()).optional(),
});

/** The backups of the product's database that can be restored, the newest first. */
export async function readBackups({ google, project }: Project): Promise<Backup[]> {
  const path = `v1/projects/${project}/locations/-/backups`;
  const read = await readGoogle({ google }, { service: 'firestore', path }, backupsSchema);
  if (read?.unreachable?.length)
    throw new LocalWorldError(
      `Google can’t list all backups of ${project} at the moment: no answer from ${read.unreachable.join(', ')}. Try again in some minutes.`,
    );
  return (read?.backups ?? [])
    .filter(({ database, state }) => database.endsWith('/(default)') && state === 'READY')
    .map(({ name, snapshotTime, stats }) => ({
      name,
      at: snapshotTime,
      documents: stats?.documentCount ?? null,
    }))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

const HOUR = 3_600_000;
export const hoursSince = (at: Date, now: Date) => (now.getTime() - at.getTime()) / HOUR;

/** `5 hours old (2026-11-28 03:00 UTC)`. */
export function ageOf({ at }: Pick<Backup, 'at'>, now: Date): string {
  const hours = Math.floor(hoursSince(at, now));
  const age = hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
  return `${age} old (${at.toISOString().slice(0, 16).replace('T', ' ')} UTC)`;
}
