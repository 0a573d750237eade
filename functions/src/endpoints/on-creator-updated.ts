import { REGION } from '@vibes/core/api/region';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { CAPACITY } from './capacity.ts';

/** Runs on every change of a creator: a person's is recorded, the server's is not. */
export const onCreatorUpdated = onDocumentUpdated(
  {
    document: 'users/{uid}/creators/{id}',
    region: REGION,
    retry: true,
    ...CAPACITY.onCreatorUpdated,
  },
  async ({ id, params, data }) => {
    if (!data) return;
    const { wireCreator } = await import('../wiring/wire-creator.ts');
    const { creatorChange } = await wireCreator();
    const [before, after] = [data.before.data(), data.after.data()];
    await creatorChange({ uid: params.uid, event_id: id, before, after });
  },
);
