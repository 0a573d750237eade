import { creatorDocument, deletedCreatorDocument } from '@vibes/core/firestore/documents';
import { deliveryHarness } from './delivery-harness.ts';
import { runDeleteCreators, runRestoreCreators } from '../src/creator/run-delete-creators.ts';

type World = Awaited<ReturnType<typeof deliveryHarness>>;

/** What a person does to the creator of a harness, and where it is then. */
export const deleting = <Harness extends World>(harness: Harness) => {
  const { uid, creator_id, ports } = harness;
  const asked = { uid, ids: [creator_id] };
  return {
    ...harness,
    del: () => runDeleteCreators(ports, asked),
    restore: () => runRestoreCreators(ports, asked),
    stored: () => harness.data(creatorDocument.path(uid, creator_id)),
    deleted: () => harness.data(deletedCreatorDocument.path(uid, creator_id)),
  };
};
