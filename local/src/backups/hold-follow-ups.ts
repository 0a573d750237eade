import { creatorDocument } from '@vibes/core/firestore/documents';
import { followUpEnd } from '@vibes/core/follow-up/follow-up-end';
import { isPlanned } from '@vibes/core/follow-up/is-planned';
import { emailWrites } from '../../../functions/src/follow-ups/follow-up-writes.ts';
import { loadFollowUp, type KnownFollowUp } from '../../../functions/src/steps/load-follow-up.ts';
import {
  decideAndCommit,
  type CommitPorts,
  type Decision,
} from '../../../functions/src/steps/decide-and-commit.ts';
import { runDue } from '../../../functions/src/sweep/run-due.ts';
import { DUE } from '../../../functions/src/sweep/sweeps.ts';

/** Creators read by one query. */
const PAGE = 200;
const SIDE_BY_SIDE = 10;
const FOREVER = new Date('9999-01-01');

/** Empty for one that the sweep would end in place of sending it, or whose email exists. */
function decide(known: KnownFollowUp | null, now: Date): Decision<boolean> {
  const left = { writes: [], result: false };
  if (!known || !isPlanned(known.follow_up) || known.email.data) return left;
  const { follow_up, creator, first, settings, mailbox } = known;
  if (followUpEnd({ creator: creator.data, first, settings, watch: mailbox.watch })) return left;
  const writes = emailWrites(known, { due_at: null, planned_for: follow_up.due_at, now });
  return writes ? { writes, result: true } : left;
}

/**
 * Every follow-up that is planned, for whatever day, becomes an email that waits for its owner's
 * press: a person may have sent one before its day. It costs about ten reads and three writes each.
 *
 * @returns how many, and the creators whose documents could not be read
 */
export async function holdFollowUps(
  ports: CommitPorts,
  { is_dry }: { is_dry: boolean },
): Promise<{ held: number; unread: string[] }> {
  const unread: string[] = [];
  let held = 0;
  await runDue(ports, {
    query: DUE.followUps,
    dueBy: () => FOREVER,
    until: FOREVER,
    page: PAGE,
    side_by_side: SIDE_BY_SIDE,
    async run({ uid, path }) {
      const { id: creator_id } = creatorDocument.idsIn(path);
      const read = () => loadFollowUp(ports.documents, { uid, creator_id });
      const isHeld = is_dry
        ? decide(await read(), ports.clock()).result
        : await decideAndCommit(ports, { read, decide });
      if (isHeld) held += 1;
      return isHeld && !is_dry ? 'taken' : 'left';
    },
    onFault: ({ path }) => {
      unread.push(path);
    },
  });
  return { held, unread };
}
