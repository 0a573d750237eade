import type { Callables } from '@vibes/core/api/callables';
import type { Creator } from '@vibes/core/creator/creator';
import { serverWrote } from '@vibes/core/creator/writer';
import { releaseFollowUp } from '@vibes/core/follow-up/hold-follow-up';
import type { Inbound } from '@vibes/core/inbound/inbound';
import { isToBeJudged } from '@vibes/core/inbound/is-doubtful';
import { decideAndCommit, type CommitPorts, type Decision } from '../steps/decide-and-commit.ts';
import type { Digest } from '../ports/digest.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { loadRecorded, type RecordedInbound } from './load-inbound.ts';
import { replyConsequences } from './reply-consequences.ts';

type Judging = Callables['judgeReply'];
type Asked = Judging['payload'] & { uid: string };

interface Ports extends CommitPorts {
  digest: Digest;
}

/** The creator goes on as if the message had not come. */
function withoutIt({ facts, before }: RecordedInbound, now: Date): DocumentWrite {
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
    read: () => loadRecorded(ports, asked),
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
        ? replyConsequences(found, facts, { before, now })
        : [withoutIt(known, now)];
      return { writes: [said, ...follows], result: { judged: true } };
    },
  });
