import type { Delivery } from '@vibes/core/delivery/delivery';
import type { Creator } from '@vibes/core/creator/creator';
import { deliveryDocument, inboundDocument } from '@vibes/core/firestore/documents';
import { effectOf } from '@vibes/core/inbound/effect-of';
import type { Inbound } from '@vibes/core/inbound/inbound';
import { isDoubtful, isToBeJudged } from '@vibes/core/inbound/is-doubtful';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from '../steps/load-documents.ts';
import { loadFollowUp, type KnownFollowUp } from '../steps/load-follow-up.ts';
import { loadInboundOf } from '../steps/load-inbound-of.ts';
import { pageByTime } from '../steps/page-by-time.ts';

/** Messages read at once. */
const PAGE = 200;

interface Ports {
  documents: Documents;
  clock: Clock;
}

/** What taking a message back depends on, besides the creator. */
export interface NotThemFacts {
  inbound: Loaded<Inbound> & { data: Inbound };
  /** Which email the message answers; null when none is known. */
  delivery: Delivery | null;
  /** The newest other reply of theirs. */
  rest: Inbound | null;
  /** Messages that may be theirs, of which the person has not said. */
  waiting: Inbound[];
  /** A message that was taken for theirs, this one among them, asks to stop. */
  wants_stop: boolean;
  follow_up: KnownFollowUp | null;
}

/** All replies in a thread, but the one that is named. */
async function repliesIn(
  { documents, clock }: Ports,
  { uid, creator_id, but }: { uid: string; creator_id: string; but: string },
): Promise<Inbound[]> {
  const collection = inboundDocument.collection(uid, creator_id);
  const replies: Inbound[] = [];
  for (let after: Date | null = new Date(0); after !== null;) {
    const query = { collection, field: 'at', until: clock(), after, limit: PAGE };
    const { found, next } = await pageByTime(documents, query);
    for (const { path, data } of found) {
      const message = inboundDocument.readOrNull(data);
      if (message?.class === 'reply' && inboundDocument.idsIn(path).id !== but)
        replies.push(message);
    }
    after = next;
  }
  return replies;
}

const refuse = (sentence: string, log: string) => new AppError('bad_request', { sentence, log });

/** Throws the refusal for a message that is gone. */
export async function loadNotThem(
  ports: Ports,
  { uid, creator, inbound_id }: { uid: string; creator: Creator; inbound_id: string },
): Promise<NotThemFacts> {
  const { documents } = ports;
  const creator_id = creator.id;
  const inbound = await loadInboundOf(documents, { uid, creator_id, inbound_id });
  if (!inbound?.data)
    throw refuse('This message is no longer there. Reload the page.', 'unknown_message');
  const { data } = inbound;
  const [[delivery], threads, follow_up] = await Promise.all([
    data.delivery_id === null
      ? [null]
      : loadDocuments(documents, [deliveryDocument.at(uid, data.delivery_id)]),
    Promise.all(
      [creator_id, ...creator.joined.map(({ id }) => id)].map((id) =>
        repliesIn(ports, { uid, creator_id: id, but: inbound_id }),
      ),
    ),
    creator.follow_up ? loadFollowUp(documents, { uid, creator_id }) : null,
  ]);
  const others = threads.flat();
  const theirs = others.filter((message) => !isDoubtful(message));
  const [rest = null] = theirs.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const stops = [data, ...others].filter(
    (message) => message.wants_stop && (!isDoubtful(message) || effectOf(message) === 'acts'),
  );
  return {
    ...{ inbound: { ...inbound, data }, delivery: delivery?.data ?? null, follow_up },
    ...{ rest, waiting: others.filter(isToBeJudged), wants_stop: stops.length > 0 },
  };
}
