import { creatorDocument } from '@vibes/core/firestore/documents';
import { once, wireQueue } from './wire-base.ts';

/** What follows a change of a creator. */
export const wireCreatorChange = once(async () => {
  const [queue, { withDates }, { runCreatorChange }] = await Promise.all([
    wireQueue(),
    import('../adapters/firestore/firestore-documents.ts'),
    import('../creator/run-creator-change.ts'),
  ]);
  const read = (data: unknown) => creatorDocument.schema.parse(withDates(data));
  /** `before` and `after` as the event brings them. */
  return (change: { uid: string; event_id: string; before: unknown; after: unknown }) =>
    runCreatorChange(queue, { ...change, before: read(change.before), after: read(change.after) });
});
