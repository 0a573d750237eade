import { LocalWorldError } from '../process/local-world-error.ts';
import { ageOf, hoursSince, readBackups, type Project } from './read-backups.ts';

/** Hours. Daily backups are some 24 hours apart, and the newest counts only once it is made. */
const OLDEST = 30;

/** Throws the sentence that says what to do when nothing of the last day could be gone back to. */
export async function demandBackup(at: Project, now: Date): Promise<void> {
  const [newest] = await readBackups(at);
  if (newest && hoursSince(newest.at, now) < OLDEST) return;
  const state = newest ? `The newest is ${ageOf(newest, now)}.` : 'There is none.';
  throw new LocalWorldError(
    `A migration writes into every account, and ${at.project} has no backup of the last ${OLDEST} hours. ${state} Wait for the daily one, which npm run deploy sees to, or add --without-backup to go on without one.`,
  );
}
