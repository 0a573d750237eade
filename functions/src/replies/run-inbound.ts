import type { Creator } from '@vibes/core/creator/creator';
import { inboundDocument } from '@vibes/core/firestore/documents';
import { effectOf } from '@vibes/core/inbound/effect-of';
import { newInbound, type InboundClass } from '@vibes/core/inbound/inbound';
import {
  decideAndCommit,
  NOT_TO_BE_LOST,
  type CommitPorts,
  type Decision,
} from '../steps/decide-and-commit.ts';
import type { Digest } from '../ports/digest.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { bounceConsequences } from './bounce-consequences.ts';
import { loadInbound, type FoundInbound, type InboundFacts } from './load-inbound.ts';
import { offerConsequences } from './offer-consequences.ts';
import { absenceConsequences, ownConsequences, replyConsequences } from './reply-consequences.ts';

/** `known`: the same message was recorded before, and nothing is written. */
export type InboundRun = 'recorded' | 'known' | 'no_creator';

interface Ports extends CommitPorts {
  digest: Digest;
  /** Told of each message before it is recorded, also of one of which nothing is kept. */
  onInbound?: (found: FoundInbound) => void;
}

type Consequences = (
  found: FoundInbound,
  facts: InboundFacts,
  at: { before: Creator; now: Date },
) => DocumentWrite[];

/** An automatic answer is shown, and changes nothing but the time of a planned follow-up. */
const CONSEQUENCES: Record<InboundClass, Consequences> = {
  reply: replyConsequences,
  own: ownConsequences,
  bounce: bounceConsequences,
  auto: absenceConsequences,
};

const kept = ({ uid, creator_id, delivery_id, id, message }: FoundInbound): DocumentWrite => ({
  kind: 'create',
  path: inboundDocument.path(uid, creator_id, id),
  data: newInbound({ ...message, uid, creator_id, delivery_id, kept_at: message.at }),
});

function decide(found: FoundInbound, facts: InboundFacts | null, now: Date): Decision<InboundRun> {
  const before = facts?.creator.data;
  if (!facts || !before) return { writes: [], result: 'no_creator' };
  if (facts.known.data) return { writes: [], result: 'known' };
  const { message } = found;
  const effect = effectOf(message);
  // The message stays with the thread it came in; what follows from it is the person's.
  const ofPerson = { ...found, creator_id: before.id };
  const at = { before, now };
  if (effect === 'acts')
    return {
      writes: [kept(found), ...CONSEQUENCES[message.class](ofPerson, facts, at)],
      result: 'recorded',
    };
  if (message.class === 'reply') {
    const offer = offerConsequences(ofPerson, facts, { ...at, effect });
    return {
      writes: [
        ...(offer.kept ? [kept({ ...offer.kept, creator_id: found.creator_id })] : []),
        ...offer.writes,
      ],
      result: 'recorded',
    };
  }
  // An automatic answer of nobody's says nothing.
  return { writes: message.class === 'bounce' ? [kept(found)] : [], result: 'recorded' };
}

/**
 * Records one message about a creator's emails, with all that follows from it, in one commit at the
 * versions read. The message's id makes it happen once, however often and in however many folders
 * the message is found.
 */
export function runInbound(ports: Ports, found: FoundInbound): Promise<InboundRun> {
  ports.onInbound?.(found);
  return decideAndCommit(ports, {
    read: () => loadInbound(ports, found),
    decide: (facts, now) => decide(found, facts, now),
    bounds: NOT_TO_BE_LOST,
  });
}
