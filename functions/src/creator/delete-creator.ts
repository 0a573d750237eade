import type { CreatorEnd } from '@vibes/core/api/creator-callables';
import { deleteCreator as decideDeletion } from '@vibes/core/creator/delete-creator';
import { creatorDocument, deletedCreatorDocument } from '@vibes/core/firestore/documents';
import { decideAndCommit, type CommitPorts, type Decision } from '../steps/decide-and-commit.ts';
import type { Digest } from '../ports/digest.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import { loadDeliveriesOf, stopWrites } from '../steps/stop-delivery.ts';

interface Ports extends CommitPorts {
  digest: Digest;
}

interface Asked {
  uid: string;
  id: string;
}

async function load(ports: Ports, asked: Asked) {
  const { uid, id } = asked;
  const [[creator, deleted], deliveries] = await Promise.all([
    loadDocuments(ports.documents, [
      creatorDocument.at(uid, id),
      deletedCreatorDocument.at(uid, id),
    ]),
    loadDeliveriesOf(ports, { uid, creator_id: id }),
  ]);
  return { creator, deleted, deliveries };
}

/**
 * Moves a creator to the deleted ones, with all that waits stopped, in one commit at the versions
 * read: of a sender, a capture and a deletion at the same moment, the later one gets a conflict and
 * looks again. Repeated, it changes nothing.
 */
export function deleteCreator(ports: Ports, asked: Asked): Promise<CreatorEnd> {
  const { uid, id } = asked;
  return decideAndCommit(ports, {
    read: () => load(ports, asked),
    decide({ creator, deleted, deliveries }, now): Decision<CreatorEnd> {
      const no = (sentence: string) => ({
        writes: [],
        result: { id, done: false, sentence } as const,
      });
      if (!creator.data) {
        return deleted.data
          ? { writes: [], result: { id, done: true } }
          : no('This creator isn’t in your CRM anymore.');
      }
      const deletion = decideDeletion(creator.data, deliveries, now);
      if (deletion.kind === 'refused') return no(deletion.sentence);
      return {
        writes: [
          { kind: 'delete', path: creator.path, if_version: creator.version },
          { kind: 'set', path: deleted.path, data: { ...deletion.deleted, uid } },
          ...deletion.stopped.flatMap(({ one, data }) => stopWrites(one, data)),
        ],
        result: { id, done: true },
      };
    },
  });
}
