import { dayOf } from '@vibes/core/account/time-zone';
import { openFirestore } from '../../world/open-firestore.ts';
import type { Stack } from '../../world/stack.ts';

const DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts for each day of a quarter before today, as the first versions of the product stored them. */
export async function writeHistory(
  { project, firestore: address }: Stack,
  { uid, time_zone }: { uid: string; time_zone: string },
): Promise<void> {
  const { firestore, close } = openFirestore({ project, host: new URL(address).host });
  const batch = firestore.batch();
  for (let ago = 1; ago <= DAYS; ago += 1) {
    const day = dayOf(new Date(Date.now() - ago * DAY_MS), time_zone);
    const counts = { captured: 5, emails_sent: 4, replies: ago % 2 };
    batch.set(firestore.doc(`users/${uid}/daily_stats/${day}`), counts);
  }
  await batch.commit();
  await close();
}
