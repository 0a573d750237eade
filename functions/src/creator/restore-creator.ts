import type { CreatorEnd } from '@vibes/core/api/creator-callables';
import { restoredCreator, undeletedCreator } from '@vibes/core/creator/delete-creator';
import type { Creator } from '@vibes/core/creator/creator';
import { isStoppedByDeletion } from '@vibes/core/delivery/ask-resume';
import { newestEmailId } from '@vibes/core/delivery/email-id';
import {
  creatorDocument,
  deletedCreatorDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import { restoreWrites } from '../steps/deleted-creator.ts';
import { decideAndCommit, type CommitPorts, type Decision } from '../steps/decide-and-commit.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import { loadMirrorTarget, mirrorIdOf, mirrorWrites } from '../steps/queue-mirror.ts';

export interface Restored {
  end: CreatorEnd;
  /** Deleting had stopped the email to the creator, and nothing was sent since. */
  has_stopped_email: boolean;
  /** The mirror that is due now; null without one. */
  mirror: string | null;
}

/** One that cannot be read was not stopped, and is never run. */
async function hasStoppedEmail(documents: Documents, uid: string, creator: Creator) {
  const path = deliveryDocument.path(uid, newestEmailId(creator));
  const [found] = await documents.getAll([path]);
  return isStoppedByDeletion(found?.data ? deliveryDocument.readOrNull(found.data) : null);
}

/**
 * Brings a deleted creator back as it was, in one commit at the versions read, and has the user's
 * own CRM show it as it is now. Emails that were stopped stay stopped, and so do follow-ups, which an
 * undo plans again. Repeated, it changes nothing.
 */
export function restoreCreator(
  ports: CommitPorts,
  { uid, id, is_undo }: { uid: string; id: string; is_undo: boolean },
): Promise<Restored> {
  const load = async () => {
    const [[creator, deleted], target] = await Promise.all([
      loadDocuments(ports.documents, [
        creatorDocument.at(uid, id),
        deletedCreatorDocument.at(uid, id),
      ]),
      loadMirrorTarget(ports.documents, { uid, creator_id: id }),
    ]);
    const found = creator.data ?? deleted.data;
    const has_stopped_email =
      found !== null && (await hasStoppedEmail(ports.documents, uid, found));
    return { creator, deleted, target, has_stopped_email };
  };
  return decideAndCommit(ports, {
    read: load,
    decide({ creator, deleted, target, has_stopped_email }, now): Decision<Restored> {
      const none = { mirror: null, has_stopped_email };
      if (creator.data) return { writes: [], result: { end: { id, done: true }, ...none } };
      if (!deleted.data || deleted.data.joined_into !== null) {
        const sentence = deleted.data
          ? 'This creator was joined with another one. Open that one to take them apart.'
          : 'This creator was deleted for good and can’t be restored.';
        return { writes: [], result: { end: { id, done: false, sentence }, ...none } };
      }
      const restore = is_undo ? undeletedCreator : restoredCreator;
      const restored = restore(deleted.data, now);
      const revision = `restored_${now.getTime()}`;
      const mirrors = mirrorWrites(target, { uid, creator: restored, now, revision });
      return {
        writes: [
          ...restoreWrites(uid, { creator: restored, version: deleted.version }),
          ...mirrors,
        ],
        result: { ...none, end: { id, done: true }, mirror: mirrorIdOf(mirrors) },
      };
    },
  });
}
