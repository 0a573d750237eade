import type { Callables } from '@vibes/core/api/callables';
import { serverWrote } from '@vibes/core/creator/writer';
import { creatorDocument } from '@vibes/core/firestore/documents';
import { decideAndCommit, type CommitPorts } from '../steps/decide-and-commit.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { loadDocuments } from '../steps/load-documents.ts';

type Marking = Callables['markNotSame'];

/** Notes that two creators are two people: they are not offered for joining, nor joined by themselves. */
export const runMarkNotSame = (
  ports: CommitPorts,
  { uid, ids: [one, other] }: Marking['payload'] & { uid: string },
): Promise<Marking['result']> =>
  decideAndCommit(ports, {
    read: () =>
      loadDocuments(ports.documents, [
        creatorDocument.at(uid, one),
        creatorDocument.at(uid, other),
      ]),
    decide(both, now) {
      const writes = both.flatMap(({ path, data, version }, at): DocumentWrite[] => {
        const id = at === 0 ? other : one;
        if (!data || data.not_same.includes(id)) return [];
        const not_same = [id, ...data.not_same];
        return [
          { kind: 'update', path, data: { not_same, ...serverWrote(now) }, if_version: version },
        ];
      });
      return { writes, result: { done: true } };
    },
  });
