import type { Callables } from '@vibes/core/api/callables';
import { canSeparate, leftAlone, takenApart } from '@vibes/core/creator/separate-creators';
import {
  creatorDocument,
  deletedCreatorDocument,
  inboundDocument,
} from '@vibes/core/firestore/documents';
import type { Inbound } from '@vibes/core/inbound/inbound';
import { isDoubtful } from '@vibes/core/inbound/is-doubtful';
import { moveAccounts, loadAccounts } from '../steps/creator-accounts.ts';
import { decideAndCommit, type CommitPorts, type Decision } from '../steps/decide-and-commit.ts';
import { restoreWrites } from '../steps/deleted-creator.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import { loadMirrorTarget, mirrorIdOf, mirrorWrites } from '../steps/queue-mirror.ts';

type Separating = Callables['separateCreators'];
type Asked = Separating['payload'] & { uid: string };
interface Ports extends CommitPorts {
  dispatch: DeliveryDispatch;
}

/** Messages of a thread that are looked at, the oldest first: the last reply of more is not found. */
const MOST_READ = 200;

/** The last reply in a thread after a time. */
async function lastReply(
  { documents, clock }: { documents: Documents; clock: () => Date },
  { uid, creator_id, after }: { uid: string; creator_id: string; after: Date },
): Promise<Inbound | null> {
  const found = await documents.find({
    ...{ collection: inboundDocument.collection(uid, creator_id), field: 'at' },
    ...{ until: clock(), after, limit: MOST_READ },
  });
  const replies = found.flatMap(({ data }) => {
    const message = inboundDocument.readOrNull(data);
    return message?.class === 'reply' && !isDoubtful(message) ? [message] : [];
  });
  return replies.at(-1) ?? null;
}

async function load(ports: Ports, { uid, id, joined }: Asked) {
  const { documents } = ports;
  const [[stays, aside], ofStays, ofAside] = await Promise.all([
    loadDocuments(documents, [creatorDocument.at(uid, id), deletedCreatorDocument.at(uid, joined)]),
    loadMirrorTarget(documents, { uid, creator_id: id }),
    loadMirrorTarget(documents, { uid, creator_id: joined }),
  ]);
  const entry = stays.data?.joined.find((one) => one.id === joined) ?? null;
  if (!stays.data || !aside.data || !entry) return null;
  const shared = { stays: stays.data, aside: aside.data, entry };
  const now = ports.clock();
  const reply = await lastReply(ports, { uid, creator_id: joined, after: entry.at });
  const back = takenApart(shared, { reply, now });
  const accounts = await loadAccounts(documents, uid, back);
  return {
    ...{ shared, back, accounts },
    versions: { stays: stays.version, aside: aside.version },
    targets: { stays: ofStays, aside: ofAside },
  };
}

type State = NonNullable<Awaited<ReturnType<typeof load>>>;

function separate({ uid, id, joined }: Asked, state: State, now: Date) {
  const { shared, back, accounts, versions, targets } = state;
  const change = leftAlone(shared, now);
  const revision = `apart_${joined}_${now.getTime()}`;
  const alone = { ...shared.stays, ...change };
  const path = creatorDocument.path(uid, id);
  const mirrors = [
    ...mirrorWrites(targets.stays, { uid, creator: alone, now, revision }),
    ...mirrorWrites(targets.aside, { uid, creator: back, now, revision }),
  ];
  const writes = [
    { kind: 'update', path, data: change, if_version: versions.stays } as const,
    ...restoreWrites(uid, { creator: back, version: versions.aside }),
    ...moveAccounts(accounts, { from: id, to: joined }),
    ...mirrors,
  ];
  return { writes, mirrors };
}

/**
 * Takes two joined creators apart again, in one commit at the versions read: each has its accounts, its
 * emails and its messages. Follow-ups that the join ended stay ended; nothing is sent, charged or
 * given back; they are not joined by themselves again. Repeated, it changes nothing.
 */
export async function runSeparateCreators(
  ports: Ports,
  asked: Asked,
): Promise<Separating['result']> {
  type End = { result: Separating['result']; mirrors: string[] };
  const no = (sentence: string): Decision<End> => ({
    writes: [],
    result: { result: { done: false, sentence }, mirrors: [] },
  });
  const { result, mirrors } = await decideAndCommit(ports, {
    read: () => load(ports, asked),
    decide(state, now): Decision<End> {
      if (!state) return no('These two are not joined anymore. Reload the page.');
      if (!canSeparate(state.shared.entry, now))
        return no('They were joined more than 30 days ago and can’t be taken apart anymore.');
      const { writes, mirrors: made } = separate(asked, state, now);
      const ids = made.flatMap((one) => mirrorIdOf([one]) ?? []);
      return { writes, result: { result: { done: true }, mirrors: ids } };
    },
  });
  await Promise.all(mirrors.map((mirror) => ports.dispatch({ uid: asked.uid, id: mirror })));
  return result;
}
