import { creatorDocument, deletedCreatorDocument } from '@vibes/core/firestore/documents';
import { deliveryHarness } from './delivery-harness.ts';
import { runResumeEmail } from '../src/delivery/run-resume-email.ts';
import { runDeleteCreators, runRestoreCreators } from '../src/creator/run-delete-creators.ts';

type World = Awaited<ReturnType<typeof deliveryHarness>>;

/** The ports of a restore, put together as the wiring does. */
export const restoringPorts = <Ports extends Parameters<typeof runResumeEmail>[0]>(
  ports: Ports,
) => ({
  ...ports,
  resumeEmail: (of: { uid: string; id: string }) => runResumeEmail(ports, of),
});

/** What a person does to the creator of a harness, and where it is then. */
export const deleting = <Harness extends World>(harness: Harness) => {
  const { uid, creator_id, ports } = harness;
  const asked = { uid, ids: [creator_id] };
  const restoring = restoringPorts(ports);
  return {
    ...harness,
    del: () => runDeleteCreators(ports, asked),
    restore: () => runRestoreCreators(restoring, asked),
    undo: () => runRestoreCreators(restoring, { ...asked, is_undo: true }),
    stored: () => harness.data(creatorDocument.path(uid, creator_id)),
    deleted: () => harness.data(deletedCreatorDocument.path(uid, creator_id)),
  };
};
