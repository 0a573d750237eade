import { isDeleted, loadKeptCreator } from '../steps/deleted-creator.ts';
import type { Documents } from '../ports/documents.ts';
import { loadPlanFacts } from '../steps/plan-follow-up.ts';
import { loadMirrorTarget, NO_MIRROR } from '../steps/queue-mirror.ts';
import type { EndingInput, Taken } from './load-ending.ts';

/** Null where it is not known before whether, or how, the email will have gone out. */
export async function loadTaken(
  { documents }: { documents: Documents },
  { ref: { uid }, outcome, seen, tried, gate }: EndingInput,
): Promise<Taken | null> {
  if (!gate?.creator.data || !tried || outcome.kind !== 'accepted') return null;
  const { creator_id, answers, follows } = seen;
  const email = { creator_id, channel: tried.channel, answers, follows };
  const first = gate.follow_up?.first ?? null;
  const [creator, plan, target] = await Promise.all([
    // Its write checks the version. The lease of a follow-up has changed it.
    gate.follow_up ? loadKeptCreator(documents, { uid, creator_id }) : gate.creator,
    loadPlanFacts(documents, uid, email, { settings: gate.settings, first }),
    loadMirrorTarget(documents, { uid, creator_id: gate.creator.data.id }),
  ]);
  return isDeleted(creator)
    ? { creator, plan: null, target: NO_MIRROR }
    : { creator, plan, target };
}
