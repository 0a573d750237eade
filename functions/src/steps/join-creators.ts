import { cancelDelivery } from '@vibes/core/delivery/cancel-delivery';
import type { Delivery } from '@vibes/core/delivery/delivery';
import type { DeliveryRefusal } from '@vibes/core/delivery/delivery-refusal';
import { firstEmailId } from '@vibes/core/delivery/email-id';
import { isAnswer } from '@vibes/core/delivery/is-answer';
import { isWaiting } from '@vibes/core/delivery/is-waiting';
import type { Creator } from '@vibes/core/creator/creator';
import { isInTouch, joinedInto, setAside, whichStays } from '@vibes/core/creator/join-creators';
import type { Joined } from '@vibes/core/creator/seen-profile';
import { deletedCreatorDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { moveAccounts, loadAccounts, type LoadedAccounts } from './creator-accounts.ts';
import { decideAndCommit, type CommitPorts, type Decision } from './decide-and-commit.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { Digest } from '../ports/digest.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import type { Loaded } from './load-documents.ts';
import { loadNewestEmail } from './load-newest-email.ts';
import { loadMirrorTarget, mirrorIdOf, mirrorWrites, type MirrorTarget } from './queue-mirror.ts';
import { loadDeliveriesOf, stopWrites, type Stoppable } from './stop-delivery.ts';

export interface JoinPorts extends CommitPorts {
  digest: Digest;
  dispatch: DeliveryDispatch;
}

export type JoinEnd = { done: true; id: string } | { done: false; sentence: string };

interface Asked {
  uid: string;
  ids: readonly [string, string];
  by: Joined['by'];
}

/** One of the two, with all that waits for it. */
interface Side {
  at: Loaded<Creator | null>;
  creator: Creator;
  email: Delivery | null;
  deliveries: Stoppable[];
  accounts: LoadedAccounts;
  target: MirrorTarget;
}

async function loadSide(ports: JoinPorts, uid: string, creator_id: string): Promise<Side | null> {
  const { documents } = ports;
  const [{ creator, email }, deliveries, target] = await Promise.all([
    loadNewestEmail(documents, { uid, creator_id, also_deleted: true }),
    loadDeliveriesOf(ports, { uid, creator_id }),
    loadMirrorTarget(documents, { uid, creator_id }),
  ]);
  if (!creator.data) return null;
  const accounts = await loadAccounts(documents, uid, creator.data);
  return {
    ...{ at: creator, creator: creator.data, email: email.data },
    ...{ deliveries, target, accounts },
  };
}

/** Whether the first email of a creator who stays is one too many: the other one had theirs. */
const isSecondFirst = (id: string, stays: Side, goes: Side): boolean =>
  id === firstEmailId(stays.creator.id) && goes.creator.email_sent && !stays.creator.email_sent;

/** What waits and must not go out any more. Answers that a person wrote do go out. */
function stopped(stays: Side, goes: Side, now: Date): DocumentWrite[] {
  const stop = (one: Stoppable, code: DeliveryRefusal) => {
    const end = cancelDelivery(one.data, now, code);
    return end.kind === 'stop' ? stopWrites(one, end.data) : [];
  };
  const waits = ({ deliveries }: Side) =>
    deliveries.filter(({ data }) => isWaiting(data) && !isAnswer(data));
  return [
    ...waits(goes).flatMap((one) => stop(one, 'creator_joined')),
    ...waits(stays)
      .filter(({ path }) => isSecondFirst(deliveryDocument.idsIn(path).id, stays, goes))
      .flatMap((one) => stop(one, 'already_sent')),
  ];
}

const isBeingSent = ({ deliveries }: Side): boolean =>
  deliveries.some(({ data }) => data.kind === 'email' && data.state === 'sending');

interface Result {
  end: JoinEnd;
  mirror: string | null;
}

const no = (sentence: string): Decision<Result> => ({
  writes: [],
  result: { end: { done: false, sentence }, mirror: null },
});

const GONE = 'One of the two isn’t in your CRM anymore. Reload the page and try again.';

function decide(
  { uid, by }: Asked,
  [one, other]: readonly [Side | null, Side | null],
  now: Date,
): Decision<Result> {
  if (!one || !other) return no(GONE);
  if (one.creator.id === other.creator.id)
    return { writes: [], result: { end: { done: true, id: one.creator.id }, mirror: null } };
  // A deleted creator is joined with nobody: a capture brings it back first.
  if ([one, other].some(({ at }) => deletedCreatorDocument.holds(at.path))) return no(GONE);
  const { stays, goes } = whichStays(one, other);
  if (by === 'event' && isInTouch(one) && isInTouch(other))
    return no('You wrote to both, so it’s for you to join them.');
  if (isBeingSent(stays) || isBeingSent(goes))
    return no('An email to one of the two is being sent right now. Try again in a minute.');
  const change = joinedInto(stays.creator, goes.creator, { by, now });
  const creator = { ...stays.creator, ...change };
  const revision = `joined_${goes.creator.id}`;
  const mirrors = mirrorWrites(stays.target, { uid, creator, now, revision });
  const aside = { ...setAside(goes.creator, stays.creator.id, now), uid };
  return {
    writes: [
      { kind: 'update', path: stays.at.path, data: change, if_version: stays.at.version },
      { kind: 'delete', path: goes.at.path, if_version: goes.at.version },
      { kind: 'set', path: deletedCreatorDocument.path(uid, goes.creator.id), data: aside },
      ...moveAccounts(goes.accounts, { from: goes.creator.id, to: stays.creator.id }),
      ...stopped(stays, goes, now),
      ...mirrors,
    ],
    result: { end: { done: true, id: stays.creator.id }, mirror: mirrorIdOf(mirrors) },
  };
}

/**
 * Joins two creators that are one person, in one commit at the versions read: one stays in the list
 * and has the accounts of both; the other is kept beside, with its emails and messages where they
 * were. What waits for that one is stopped. Nothing is sent or charged. Repeated, it changes nothing.
 */
export async function joinCreators(ports: JoinPorts, asked: Asked): Promise<JoinEnd> {
  const { uid, ids } = asked;
  const { end, mirror } = await decideAndCommit(ports, {
    read: () => Promise.all([loadSide(ports, uid, ids[0]), loadSide(ports, uid, ids[1])] as const),
    decide: (sides, now) => decide(asked, sides, now),
  });
  if (mirror !== null) await ports.dispatch({ uid, id: mirror });
  return end;
}
