import type { CreatorEnd } from '@vibes/core/api/creator-callables';
import { restoredCreator } from '@vibes/core/creator/delete-creator';
import { creatorDocument, deletedCreatorDocument } from '@vibes/core/firestore/documents';
import { restoreWrites } from '../ports/deleted-creator.ts';
import { decideAndCommit, type CommitPorts, type Decision } from '../ports/decide-and-commit.ts';
import { loadDocuments } from '../ports/load-documents.ts';
import { loadMirrorTarget, mirrorIdOf, mirrorWrites } from '../ports/queue-mirror.ts';

export interface Restored {
  end: CreatorEnd;
  /** The mirror that is due now; null without one. */
  mirror: string | null;
}

/**
 * Brings a deleted creator back as it was, in one commit at the versions read, and has the user's
 * own CRM show it as it is now. Emails and follow-ups that were stopped stay stopped. Repeated, it
 * changes nothing.
 */
export function restoreCreator(
  ports: CommitPorts,
  { uid, id }: { uid: string; id: string },
): Promise<Restored> {
  const load = async () => {
    const [[creator, deleted], target] = await Promise.all([
      loadDocuments(ports.documents, [
        creatorDocument.at(uid, id),
        deletedCreatorDocument.at(uid, id),
      ]),
      loadMirrorTarget(ports.documents, { uid, creator_id: id }),
    ]);
    return { creator, deleted, target };
  };
  return decideAndCommit(ports, {
    read: load,
    decide({ creator, deleted, target }, now): Decision<Restored> {
      if (creator.data) return { writes: [], result: { end: { id, done: true }, mirror: null } };
      if (!deleted.data) {
        const sentence = 'This creator was deleted for good and can’t be restored.';
        return { writes: [], result: { end: { id, done: false, sentence }, mirror: null } };
      }
      const restored = restoredCreator(deleted.data, now);
      const revision = `restored_${now.getTime()}`;
      const mirrors = mirrorWrites(target, { uid, creator: restored, now, revision });
      return {
        writes: [
          ...restoreWrites(uid, { creator: restored, version: deleted.version }),
          ...mirrors,
        ],
        result: { end: { id, done: true }, mirror: mirrorIdOf(mirrors) },
      };
    },
  });
}
