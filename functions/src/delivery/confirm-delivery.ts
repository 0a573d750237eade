import { sentByStep } from '@vibes/core/activity/counts-by-step';
import { newActivity } from '@vibes/core/activity/activity';
import type { Callables } from '@vibes/core/api/callables';
import { afterEmail } from '@vibes/core/creator/after-email';
import type { Creator } from '@vibes/core/creator/creator';
import { confirmDelivery as confirm } from '@vibes/core/delivery/confirm-delivery';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { isAnswer } from '@vibes/core/delivery/is-answer';
import { activityDocument, deliveryDocument, userDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import { countOutreach } from '../steps/count-outreach.ts';
import { decideAndCommit, type CommitPorts } from '../steps/decide-and-commit.ts';
import { isDeleted, loadKeptCreator } from '../steps/deleted-creator.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from '../steps/load-documents.ts';
import { followUpChange, loadPlanFacts, type StoredPlanFacts } from '../steps/plan-follow-up.ts';
import {
  mirrorIdOf,
  mirrorWrites,
  loadMirrorTarget,
  NO_MIRROR,
  type MirrorTarget,
} from '../steps/queue-mirror.ts';

type Confirming = Callables['confirmDelivery'];
interface Ports extends CommitPorts {
  dispatch: DeliveryDispatch;
}

interface Confirmed {
  uid: string;
  id: string;
  delivery: Delivery;
  now: Date;
}

const refuse = (sentence: string, log: string) => new AppError('bad_request', { sentence, log });

interface ConfirmFacts {
  delivery: Delivery;
  version: unknown;
  time_zone: string;
  /** Read for an uncertain email only, like the mirror's settings. */
  creator: Loaded<Creator | null> | undefined;
  target: MirrorTarget;
  plan: StoredPlanFacts | null;
}

async function readKnown(
  { documents }: Ports,
  { uid, id }: { uid: string; id: string },
): Promise<ConfirmFacts> {
  const [{ data: delivery, version }, { data: user }] = await loadDocuments(documents, [
    deliveryDocument.at(uid, id),
    userDocument.at(uid),
  ]);
  if (!user) throw new AppError('unauthorized', { log: 'account_not_open' });
  if (!delivery) {
    throw refuse('This delivery no longer exists. Reload the page.', 'unknown_delivery');
  }
  const { creator_id } = delivery;
  const known = { delivery, version, time_zone: user.time_zone };
  if (delivery.state !== 'uncertain')
    return { ...known, creator: undefined, target: NO_MIRROR, plan: null };
  const creator = await loadKeptCreator(documents, { uid, creator_id });
  // A deleted creator is marked, and gets no mirror and no follow-up.
  if (isDeleted(creator)) return { ...known, creator, target: NO_MIRROR, plan: null };
  const [target, plan] = await Promise.all([
    loadMirrorTarget(documents, { uid, creator_id: creator.data?.id ?? creator_id }),
    loadPlanFacts(documents, uid, delivery),
  ]);
  return { ...known, creator, target, plan };
}

/**
 * The creator and their mirror change as with any email sent; no writes once the creator is gone.
 */
function creatorWrites(
  { uid, id, delivery, now }: Confirmed,
  { creator: stored, target, plan, time_zone }: ConfirmFacts,
): { writes: DocumentWrite[]; mirrors: DocumentWrite[] } {
  if (!stored?.data) return { writes: [], mirrors: [] };
  const sent_at = delivery.updated_at;
  const sent = { creator: stored.data, id, email: delivery, sent_at, time_zone, now };
  const data = {
    ...afterEmail(stored.data, { email: delivery, at: sent_at, now }),
    ...followUpChange(plan, sent),
  };
  const creator = { ...stored.data, ...data };
  const revision = `${id}_confirmed_${delivery.revision}`;
  return {
    writes: [{ kind: 'update', path: stored.path, data, if_version: stored.version }],
    mirrors: mirrorWrites(target, { uid, creator, now, revision }),
  };
}

/**
 * In the feed at the time of the confirmation, in the counts of the day the email went out; an
 * answer is not counted.
 */
function countWrites({ uid, id, delivery, now }: Confirmed, time_zone: string): DocumentWrite[] {
  const { creator_id, creator_name, to, updated_at, revision } = delivery;
  const data = newActivity({ at: now, kind: 'email_sent', creator_id, creator_name, detail: to });
  const path = activityDocument.path(uid, `${id}_confirmed_${revision}`);
  return [
    { kind: 'create', path, data },
    ...(isAnswer(delivery)
      ? []
      : [
          countOutreach(
            { uid, at: updated_at, time_zone },
            { emails_sent: 1, ...sentByStep(delivery.step) },
          ),
        ]),
  ];
}

/**
 * Ends an uncertain email as sent, at the time of its attempt, with all that follows from an
 * email sent: the person saw that it arrived. Repeated, it changes nothing.
 */
export async function confirmDelivery(
  ports: Ports,
  { uid, delivery_id: id }: Confirming['payload'] & { uid: string },
): Promise<Confirming['result']> {
  const path = deliveryDocument.path(uid, id);
  const mirror = await decideAndCommit(ports, {
    read: () => readKnown(ports, { uid, id }),
    decide(known, now) {
      const { delivery, version, time_zone } = known;
      const ended = confirm(delivery, now);
      if (ended.kind === 'done') return { writes: [], result: null };
      if (ended.kind === 'refused') throw refuse(ended.sentence, delivery.state);
      const confirmed = { uid, id, delivery, now };
      const { writes, mirrors } = creatorWrites(confirmed, known);
      return {
        writes: [
          { kind: 'update', path, data: ended.data, if_version: version },
          ...writes,
          ...mirrors,
          ...countWrites(confirmed, time_zone),
        ],
        result: mirrorIdOf(mirrors),
      };
    },
  });
  if (mirror !== null) await ports.dispatch({ uid, id: mirror });
  return { confirmed: true };
}
