import { countsOfReply } from '@vibes/core/activity/counts-by-step';
import type { Counts } from '@vibes/core/activity/statistics';
import {
  creatorDocument,
  deletedCreatorDocument,
  deliveryDocument,
  replyDocument,
} from '@vibes/core/firestore/documents';
import { firestoreDocuments } from '../../../functions/src/adapters/firestore/firestore-documents.ts';
import { countOutreach } from '../../../functions/src/steps/count-outreach.ts';
import { demoDay } from './demo-day.ts';
import { withFirestore } from './open-firestore.ts';
import type { Stack } from './stack.ts';

/** Gives the demo account a day's work, unless it has or had a creator. */
export const seedDemoDay = (
  stack: Pick<Stack, 'demo' | 'firestore' | 'project'>,
  { time_zone, now }: { time_zone: string; now: Date },
): Promise<void> =>
  withFirestore(stack, async (firestore) => {
    const documents = firestoreDocuments(firestore);
    const { uid } = stack.demo;
    const places = [creatorDocument, deletedCreatorDocument].map((one) => one.collection(uid));
    const known = await Promise.all(places.map((place) => documents.count(place)));
    if (known.some((count) => count > 0)) return;
    const all = Object.entries(demoDay({ uid, time_zone, now }));
    const counted = (at: unknown, counts: Counts) =>
      at instanceof Date ? [countOutreach({ uid, at, time_zone }, counts)] : [];
    const counts = all.flatMap(([path, data]) => [
      ...(replyDocument.holds(path) ? counted(data['at'], countsOfReply({ step: 0 }, 1)) : []),
      ...(deliveryDocument.holds(path) ? counted(data['sent_at'], { emails_sent: 1 }) : []),
    ]);
    const created = all.map(([path, data]) => ({ kind: 'create', path, data }) as const);
    await documents.commit([...created, ...counts]);
  });
