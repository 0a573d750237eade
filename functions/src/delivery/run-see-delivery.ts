import type { Callables } from '@vibes/core/api/callables';
import type { Creator } from '@vibes/core/creator/creator';
import { serverWrote } from '@vibes/core/creator/writer';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { seeDelivery } from '@vibes/core/delivery/see-delivery';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts } from '../steps/decide-and-commit.ts';
import { isDeleted, loadKeptCreator } from '../steps/deleted-creator.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from '../steps/load-documents.ts';

type Seeing = Callables['seeDelivery'];
type Asked = Seeing['payload'] & { uid: string };

const refuse = (sentence: string, reason: string) =>
  new AppError('bad_request', { sentence, log: reason, reason });

interface SeenFacts {
  delivery: Loaded<Delivery | null>;
  /** Read for a reminder alone. */
  creator: Loaded<Creator | null> | null;
}

async function readFacts(
  documents: Documents,
  { uid, delivery_id, remind_at }: Asked,
): Promise<SeenFacts> {
  const [delivery] = await loadDocuments(documents, [deliveryDocument.at(uid, delivery_id)]);
  const { data } = delivery;
  if (!data || remind_at === undefined) return { delivery, creator: null };
  const creator = await loadKeptCreator(documents, { uid, creator_id: data.creator_id });
  return { delivery, creator: isDeleted(creator) ? null : creator };
}

/** The reminder of a creator who is in the list; nothing where it is that day already. */
function reminderWrites(
  creator: SeenFacts['creator'],
  remind_at: Date | null,
  now: Date,
): DocumentWrite[] {
  if (!creator?.data) throw refuse('This creator isn’t in your CRM. Reload the page.', 'changed');
  if (creator.data.remind_at?.getTime() === remind_at?.getTime()) return [];
  const data: Partial<Creator> = { remind_at, ...serverWrote(now) };
  return [{ kind: 'update', path: creator.path, data, if_version: creator.version }];
}

/**
 * Notes that the person has seen a delivery that failed, may not have arrived, or came back, or takes
 * that back. One commit at the versions read. Repeated, it changes nothing.
 */
export const runSeeDelivery = (ports: CommitPorts, asked: Asked): Promise<Seeing['result']> =>
  decideAndCommit(ports, {
    read: () => readFacts(ports.documents, asked),
    decide({ delivery, creator }, now) {
      const { is_seen, remind_at: day } = asked;
      if (!delivery.data)
        throw refuse('This delivery no longer exists. Reload the page.', 'changed');
      const remind_at = typeof day === 'string' ? new Date(day) : day;
      const decided = seeDelivery(delivery.data, { is_seen }, now);
      if (decided.kind === 'refused') throw refuse(decided.sentence, decided.code);
      const { path, version } = delivery;
      const writes: DocumentWrite[] =
        decided.kind === 'write'
          ? [{ kind: 'update', path, data: decided.data, if_version: version }]
          : [];
      const reminder = remind_at === undefined ? [] : reminderWrites(creator, remind_at, now);
      return { writes: [...writes, ...reminder], result: { is_seen } };
    },
  });
