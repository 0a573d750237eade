import { emailChannel } from '@vibes/core/channel/channel';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import {
  decideAndCommit,
  NOT_TO_BE_LOST,
  type CommitPorts,
  type Decision,
} from '../steps/decide-and-commit.ts';
import type { Digest } from '../ports/digest.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { mirrorConsequences, isCounted } from './mirror-consequences.ts';
import { emailConsequences } from './email-consequences.ts';
import { followNewAddress } from './follow-new-address.ts';
import { loadEnding, type EndingInput, type EndingFacts } from './load-ending.ts';
import { loadTaken } from './load-taken.ts';
import { recordAttempt } from './record-attempt.ts';
import { recordHealth } from './record-health.ts';

export interface EndingPorts extends CommitPorts {
  digest: Digest;
}

/**
 * What the attempt writes besides the delivery: its log entry, and channel health that it changes.
 */
function triedWrites(
  { ref: { uid, id }, outcome, tried, now }: EndingInput,
  { before, health }: EndingFacts,
): DocumentWrite[] {
  const wasSending = outcome.kind === 'lease_ended';
  if (!tried && !wasSending) return [];
  const channel = tried?.channel ?? before.channel ?? emailChannel(null);
  const log = recordAttempt({ uid, id, channel, before, end: outcome, now });
  if (!tried || outcome.kind === 'lease_ended') return log;
  return [...log, ...recordHealth(health, { uid, channel, outcome, now })];
}

function decideEnding(ending: EndingInput, facts: EndingFacts): Decision<Delivery> {
  const { ref, outcome, token, now } = ending;
  const { before, version } = facts;
  const { delivery, moves } = followNewAddress({ ...ref, ...facts, now });
  const consequences =
    delivery.kind === 'email'
      ? emailConsequences({ ...ref, ...facts, delivery, outcome, token, now })
      : mirrorConsequences({ ...ref, before, delivery, now });
  const is_backfill = delivery.is_backfill && !isCounted(before, delivery);
  const path = deliveryDocument.path(ref.uid, ref.id);
  return {
    writes: [
      { kind: 'update', path, data: { ...delivery, is_backfill }, if_version: version },
      ...moves,
      ...consequences,
      ...triedWrites(ending, facts),
    ],
    result: delivery,
  };
}

/**
 * Writes how an attempt, or the gate, ended, with all that follows, in one commit, retrying through
 * conflicts and faults of the database: the provider's answer must be stored. The outcome of an
 * attempt whose lease was taken by another one is ignored.
 */
export function runEnding(ports: EndingPorts, ending: EndingInput): Promise<Delivery | null> {
  let { gate } = ending;
  return decideAndCommit(ports, {
    read() {
      const trying = { ...ending, gate };
      const facts = loadEnding(ports, trying, loadTaken(ports, trying));
      // What a write has not found as the gate had read it is read again.
      gate = undefined;
      return facts;
    },
    decide: (facts): Decision<Delivery | null> =>
      'left' in facts ? { writes: [], result: facts.left } : decideEnding(ending, facts),
    bounds: NOT_TO_BE_LOST,
  });
}
