import { dayOf } from '@vibes/core/account/time-zone';
import { statisticsDocument } from '@vibes/core/firestore/documents';
import { withFirestore } from '../../world/open-firestore.ts';
import type { Stack } from '../../world/stack.ts';

const DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts for each day of a quarter before today. */
export async function writeHistory(
  stack: Stack,
  { uid, time_zone }: { uid: string; time_zone: string },
): Promise<void> {
  const days = Array.from({ length: DAYS }, (_, i) => {
    const day = dayOf(new Date(Date.now() - (i + 1) * DAY_MS), time_zone);
    return [day, { captured: 5, emails_sent: 4, replies: i % 2 }] as const;
  });
  await withFirestore(stack, (firestore) =>
    firestore
      .doc(statisticsDocument.path(uid))
      .set({ days: Object.fromEntries(days) }, { merge: true }),
  );
}
