import type { Callables } from '@vibes/core/api/callables';
import type { Creator } from '@vibes/core/creator/creator';
import { serverWrote } from '@vibes/core/creator/writer';
import { inboundDocument } from '@vibes/core/firestore/documents';
import { releaseFollowUp } from '@vibes/core/follow-up/hold-follow-up';
import type { Inbound } from '@vibes/core/inbound/inbound';
import { isToBeJudged } from '@vibes/core/inbound/is-doubtful';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts, type Decision } from '../steps/decide-and-commit.ts';
import type { Digest } from '../ports/digest.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import type { Loaded } from '../steps/load-documents.ts';
import { loadInboundOf } from '../steps/load-inbound-of.ts';
import { loadInbound, type FoundInbound, type InboundFacts } from './load-inbound.ts';
import { replyConsequences } from './reply-consequences.ts';

type Judging = Callables['judgeReply'];
type Asked = Judging['payload'] & { uid: string };

interface Ports extends CommitPorts {
  digest: Digest;
}

interface JudgeFacts {
  inbound: Loaded<Inbound | null>;
  found: FoundInbound;
  facts: InboundFacts;
  before: Creator;
}

const gone = () =>
  new AppError('bad_request', {
    sentence: 'This message is no longer there. Reload the page.',
    log: 'unknown_message',
  });

async function readFacts(
  ports: Ports,
  { uid, creator_id, inbound_id }: Asked,
): Promise<JudgeFacts> {
  const inbound = await loadInboundOf(ports.documents, { uid, creator_id, inbound_id });
  if (!inbound?.data) throw gone();
  const { delivery_id, ...message } = inbound.data;
  const thread = inboundDocument.idsIn(inbound.path).creator_id;
  const found = {
    uid,
    creator_id: thread,
    delivery_id,
    id: inbound_id,
    says_of_mailbox: null,
    message,
  };
  const facts = await loadInbound(ports, found);
  const before = facts?.creator.data;
  if (!facts || !before) throw gone();
  return { inbound, found, facts, before };
}

/** The creator goes on as if the message had not come. */
function withoutIt({ facts, before }: JudgeFacts, now: Date): DocumentWrite {
  const { time_zone, creator } = facts;
  const data: Partial<Creator> = {
    may_be_from: null,
    follow_up: releaseFollowUp(before.follow_up, { now, time_zone }),
    ...serverWrote(now),
  };
  return { kind: 'update', path: creator.path, data, if_version: creator.version };
}

/**
 * The person says whose a message is of which nothing proves it: the creator's, with all that follows
 * from a reply, or another's. Once: what was said first stays.
 */
export const runJudgeReply = (ports: Ports, asked: Asked): Promise<Judging['result']> =>
  decideAndCommit(ports, {
    read: () => readFacts(ports, asked),
    decide(known, now): Decision<Judging['result']> {
      const { inbound, found, facts, before } = known;
      if (!isToBeJudged(found.message)) return { writes: [], result: { judged: true } };
      const data: Partial<Inbound> = { person_says: asked.is_theirs ? 'theirs' : 'not_theirs' };
      const said: DocumentWrite = {
        kind: 'update',
        path: inbound.path,
        data,
        if_version: inbound.version,
      };
      const follows = asked.is_theirs
        ? replyConsequences({ ...found, creator_id: before.id }, facts, { before, now })
        : [withoutIt(known, now)];
      return { writes: [said, ...follows], result: { judged: true } };
    },
  });
