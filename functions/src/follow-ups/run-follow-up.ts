import { endFollowUp } from '@vibes/core/follow-up/end-follow-up';
import { isPlanned } from '@vibes/core/follow-up/is-planned';
import { followUpEnd } from '@vibes/core/follow-up/follow-up-end';
import { isLate, nextWorkingHour } from '@vibes/core/follow-up/working-time';
import { decideAndCommit, type CommitPorts, type Decision } from '../steps/decide-and-commit.ts';
import { creatorWrite, emailWrites } from './follow-up-writes.ts';
import { loadFollowUp, type KnownFollowUp } from '../steps/load-follow-up.ts';

/** `moved`: to the next working hour, since its time is long over. `left`: nothing was due. */
export type FollowUpRun = 'queued' | 'moved' | 'ended' | 'left';

function decide(known: KnownFollowUp | null, now: Date): Decision<FollowUpRun> {
  if (!known || !isPlanned(known.follow_up) || known.follow_up.due_at > now)
    return { writes: [], result: 'left' };
  const { follow_up, creator, first, settings, mailbox, user } = known;
  const stop = followUpEnd({ creator: creator.data, first, settings, watch: mailbox.watch });
  const end = (code: typeof stop) => endFollowUp(follow_up, code ?? 'no_template') ?? follow_up;
  if (stop) return { writes: [creatorWrite(known, end(stop), now)], result: 'ended' };
  const { time_zone } = user;
  const hour_of = first?.sent_at ?? follow_up.due_at;
  if (isLate(follow_up.due_at, { now, time_zone })) {
    const due_at = nextWorkingHour(now, { hour_of, time_zone });
    return { writes: [creatorWrite(known, { ...follow_up, due_at }, now)], result: 'moved' };
  }
  const writes = emailWrites(known, { due_at: now, planned_for: follow_up.due_at, now });
  return writes
    ? { writes, result: 'queued' }
    : { writes: [creatorWrite(known, end('no_template'), now)], result: 'ended' };
}

/**
 * Makes a planned follow-up an email once it is due, in one write at the versions read: of two
 * workers, one makes it, and the other finds nothing due. Whether it may still go out is asked here
 * by what is stored, and again before it is sent, by what the mailbox says.
 */
export async function runFollowUp(
  ports: CommitPorts,
  { uid, creator_id }: { uid: string; creator_id: string },
): Promise<FollowUpRun> {
  return decideAndCommit(ports, {
    read: () => loadFollowUp(ports.documents, { uid, creator_id }),
    decide: (known, now) => {
      const isTaken = known !== null && known.email.data !== null && isPlanned(known.follow_up);
      if (!isTaken) return decide(known, now);
      // Its id has an email from before: nothing is sent twice under one id.
      const ended = endFollowUp(known.follow_up, 'stopped') ?? known.follow_up;
      return { writes: [creatorWrite(known, ended, now)], result: 'ended' };
    },
  });
}
