import type { Callables } from '@vibes/core/api/callables';
import type { Creator } from '@vibes/core/creator/creator';
import { afterWord, isSaid, saidNow } from '@vibes/core/inbound/after-word';
import { isDoubtful } from '@vibes/core/inbound/is-doubtful';
import type { Said } from '@vibes/core/inbound/said';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts, type Decision } from '../steps/decide-and-commit.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { mirrorIdOf } from '../steps/queue-mirror.ts';
import { loadNotThem, type NotThemFacts } from './load-not-them.ts';
import { loadSaid, type SaidFacts } from './load-said.ts';
import { changeWrites, interestWrites, statusLine } from './said-writes.ts';
import { takeMessageBack } from './take-message-back.ts';

type Saying = Callables['sayOfReply'];
type Asked = Saying['payload'] & { uid: string };

interface Ports extends CommitPorts {
  dispatch: DeliveryDispatch;
}

type Ended = Decision<{ said_at: Date; mirror: string | null }>;

const refuse = (sentence: string, log: string) => new AppError('bad_request', { sentence, log });

const nothing = (said_at: Date): Ended => ({ writes: [], result: { said_at, mirror: null } });

/** The creator with the change and what was said, and all that goes with it. */
function write(
  facts: SaidFacts,
  { change, said }: { change: Partial<Creator>; said: Said },
  others: DocumentWrite[],
): Ended {
  const { writes, mirrors } = changeWrites(
    facts,
    { ...change, said },
    { now: said.at, revision: `said_${said.at.getTime()}` },
  );
  return {
    writes: [...writes, ...others],
    result: { said_at: said.at, mirror: mirrorIdOf(mirrors) },
  };
}

function sayNotThem(facts: SaidFacts, message: NotThemFacts, inbound_id: string, now: Date): Ended {
  const { data: creator } = facts.creator;
  const { data } = message.inbound;
  // Said before. Another word since has another name.
  if (data.person_says === 'not_theirs')
    return nothing(creator.said?.inbound_id === inbound_id ? creator.said.at : now);
  if (data.class !== 'reply' || isDoubtful(data))
    throw refuse('This message doesn’t count as a reply. Reload the page.', 'no_reply');
  const { change, writes, is_uncounted } = takeMessageBack(facts, message, now);
  const said = saidNow(creator, { says: 'not_them', at: now, inbound_id });
  return write(facts, { change, said }, [
    ...writes,
    ...(is_uncounted ? [] : interestWrites(facts, change)),
  ]);
}

function sayWord(
  facts: SaidFacts,
  says: Exclude<Said['says'], 'not_them'>,
  { remind_at: day, seen_in_at }: Asked,
  now: Date,
): Ended {
  const { data: creator } = facts.creator;
  const { last_in_at } = creator;
  if (seen_in_at && last_in_at && last_in_at > new Date(seen_in_at))
    throw refuse('They wrote again. Read it first.', 'newer_reply');
  if (says === 'later' && !day)
    throw refuse('Choose the day on which you want to be reminded.', 'no_reminder');
  const word = { says, remind_at: day ? new Date(day) : null };
  if (creator.said && isSaid(creator, word, now)) return nothing(creator.said.at);
  const change = afterWord(creator, word, now);
  return write(facts, { change, said: saidNow(creator, { says, at: now }) }, [
    ...statusLine(facts, change, now),
    ...interestWrites(facts, change),
  ]);
}

async function readFacts(ports: Ports, { uid, creator_id, says, inbound_id }: Asked) {
  const said = await loadSaid(ports.documents, { uid, creator_id });
  if (says !== 'not_them') return { said, message: null };
  if (inbound_id === undefined) throw refuse('Say which message it is.', 'no_message');
  const message = await loadNotThem(ports, { uid, creator: said.creator.data, inbound_id });
  return { said, message };
}

/**
 * What a reply means, as the person says, or that it needs no answer, in one commit at the versions
 * read. Nothing of it is sent, and no message does it. Said again while nothing came since, it changes
 * nothing.
 */
export async function runSayOfReply(ports: Ports, asked: Asked): Promise<Saying['result']> {
  const { uid, says, inbound_id = '' } = asked;
  const { said_at, mirror } = await decideAndCommit(ports, {
    read: () => readFacts(ports, asked),
    decide: ({ said, message }, now) =>
      says === 'not_them'
        ? message
          ? sayNotThem(said, message, inbound_id, now)
          : nothing(now)
        : sayWord(said, says, asked, now),
  });
  if (mirror !== null) await ports.dispatch({ uid, id: mirror });
  return { said_at: said_at.toISOString() };
}
