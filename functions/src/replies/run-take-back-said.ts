import type { Callables } from '@vibes/core/api/callables';
import { effectOf } from '@vibes/core/inbound/effect-of';
import { afterTakeBack } from '@vibes/core/inbound/after-word';
import type { Inbound } from '@vibes/core/inbound/inbound';
import type { Said } from '@vibes/core/inbound/said';
import { decideAndCommit, type CommitPorts, type Decision } from '../steps/decide-and-commit.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { Digest } from '../ports/digest.ts';
import { mirrorIdOf } from '../steps/queue-mirror.ts';
import { loadRecorded, type RecordedInbound } from './load-inbound.ts';
import { loadSaid, type SaidFacts } from './load-said.ts';
import { replyConsequences } from './reply-consequences.ts';
import { changeWrites, interestWrites, statusLine } from './said-writes.ts';

type TakingBack = Callables['takeBackSaid'];
type Asked = TakingBack['payload'] & { uid: string };

interface Ports extends CommitPorts {
  digest: Digest;
  dispatch: DeliveryDispatch;
}

type Ended = Decision<TakingBack['result'] & { mirror: string | null }>;

const LEFT: Ended = { writes: [], result: { is_taken_back: false, mirror: null } };

/** What was said, while it is the last word and nothing was written to the creator since; null otherwise. */
function lastSaid({ creator }: SaidFacts, { said_at }: Asked): Said | null {
  const { said, last_out_at } = creator.data;
  if (said?.at.getTime() !== new Date(said_at).getTime()) return null;
  return last_out_at && last_out_at > said.at ? null : said;
}

async function readFacts(ports: Ports, asked: Asked) {
  const { uid, creator_id } = asked;
  const facts = await loadSaid(ports.documents, { uid, creator_id });
  const said = lastSaid(facts, asked);
  const { inbound_id } = said ?? {};
  const message =
    inbound_id === undefined ? null : await loadRecorded(ports, { uid, creator_id, inbound_id });
  return { facts, said, message };
}

/** The message is theirs again, with all that follows from a reply. */
function recordAgain(
  facts: SaidFacts,
  said: Said,
  { inbound, found, facts: stored }: RecordedInbound,
  now: Date,
): Ended {
  const before = facts.creator.data;
  if (inbound.data.person_says !== 'not_theirs') return LEFT;
  // What nothing proves was theirs by the person's word.
  const says = effectOf(inbound.data) === 'acts' ? null : 'theirs';
  const judged: Partial<Inbound> = { person_says: says };
  const [reply = stored.reply] = facts.replies;
  const restored = afterTakeBack(before, said);
  const known = { ...stored, creator: facts.creator, reply };
  const follows = replyConsequences(found, known, { before, now, restored });
  const interest = facts.replies.length > 0 ? interestWrites(facts, restored) : [];
  return {
    writes: [
      { kind: 'update', path: inbound.path, data: judged, if_version: inbound.version },
      ...follows,
      ...interest,
    ],
    // Its mirror goes with the next sweep, as that of any reply.
    result: { is_taken_back: true, mirror: null },
  };
}

function restore(facts: SaidFacts, said: Said, now: Date): Ended {
  const change = afterTakeBack(facts.creator.data, said);
  const { writes, mirrors } = changeWrites(facts, change, {
    now,
    revision: `back_${now.getTime()}`,
  });
  const others = [...statusLine(facts, change, now), ...interestWrites(facts, change)];
  return {
    writes: [...writes, ...others],
    result: { is_taken_back: true, mirror: mirrorIdOf(mirrors) },
  };
}

/**
 * Takes back the last word about a creator's reply, in one commit at the versions read: the creator and
 * the counts are as before it. False, and nothing written, where a reply, an email or another word came
 * after it, and for a repeat.
 */
export async function runTakeBackSaid(ports: Ports, asked: Asked): Promise<TakingBack['result']> {
  const { is_taken_back, mirror } = await decideAndCommit(ports, {
    read: () => readFacts(ports, asked),
    decide({ facts, said, message }, now): Ended {
      if (!said) return LEFT;
      return message ? recordAgain(facts, said, message, now) : restore(facts, said, now);
    },
  });
  if (mirror !== null) await ports.dispatch({ uid: asked.uid, id: mirror });
  return { is_taken_back };
}
