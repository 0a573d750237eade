import { askReread, isPaid, type KnownCreator } from '@vibes/core/capture/known-creator';
import { planPutOff, planReading } from '@vibes/core/capture/plan-reading';
import type { Reading } from '@vibes/core/capture/reading';
import type { Creator } from '@vibes/core/creator/creator';
import { capturedHandle } from '@vibes/core/creator/handles';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import { creatorDocument } from '@vibes/core/firestore/documents';
import { CAPTURE_COST } from '@vibes/core/credit/spend-credit';
import { AppError } from '../platform/app-error.ts';
import { joinCreators } from '../steps/join-creators.ts';
import { samePerson } from './same-person.ts';
import { accountWrites, robWrite } from '../steps/account-writes.ts';
import { whoseAccount } from './whose-account.ts';
import type { Documents, DocumentWrite, StoredDocument } from '../ports/documents.ts';
import { serverWrote } from '@vibes/core/creator/writer';
import { decideAndCommit, type Decision, type RetryBounds } from '../steps/decide-and-commit.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { PageReaders } from '../ports/page-readers.ts';
import type { PageFetcher } from '../ports/page-fetcher.ts';
import { chanceOf } from '../ports/randomness.ts';
import { claimReread, type RereadClaim } from './claim-reread.ts';
import { loadStoredFacts, ownAddresses, type StoredFacts } from './load-stored-facts.ts';
import { readCreator } from './read-creator.ts';
import {
  decideReading,
  loadDecision,
  type DecisionFacts,
  type DecisionPorts,
} from './run-decision.ts';

/** Milliseconds for reading pages, as for a request. */
const READ_BUDGET = 8_000;
/**
 * For conflicts with a person who edits, or with other charges of the account. No time limit: a
 * reading that took longer than its claim reads once more, and finds that another reader has it.
 */
const BOUNDS: RetryBounds = { tries: 20, within: Infinity, retries_faults: false };

export interface RereadPorts extends DecisionPorts, Omit<PageReaders, 'readProfileOn'> {
  fetchPage: PageFetcher;
  dispatch: DeliveryDispatch;
  /** Called for a creator that a fault of ours kept from being read. Others are read. */
  onFault: (fault: { path: string; error: unknown }) => void;
}

/**
 * The result: `left` to another reader or a request, `stopped` because nothing is left to do,
 * `put_off` because a person has changed the creator's status, and may undo that.
 */
export type RereadEnd =
  'left' | 'stopped' | 'put_off' | 'read' | 'blocked' | 'not_found' | 'out_of_credits' | 'taken';

/** What is stored when the reading starts. */
interface RereadFacts {
  uid: string;
  target: PlatformHandle;
  facts: StoredFacts;
  known: KnownCreator;
  claim: RereadClaim;
}

/** True while nobody has read the creator, or planned another reading, since the claim. */
const isOurs = (
  known: KnownCreator | null,
  id: string,
  claim: RereadClaim,
): known is KnownCreator =>
  known?.creator.id === id && known.creator.next_read_at?.getTime() === claim.until.getTime();

/** Why no page is fetched; null to go on. */
function whyNot({ known, facts }: RereadFacts): 'stopped' | 'put_off' | 'out_of_credits' | null {
  if (facts.user.blocked_at) return 'put_off';
  const asked = askReread(known);
  if (asked !== 'go_on') return asked === 'stop' ? 'stopped' : asked;
  return isPaid(known) || facts.usage.num_credits >= CAPTURE_COST ? null : 'out_of_credits';
}

async function readAgain(
  ports: RereadPorts,
  { target, facts, known }: RereadFacts,
): Promise<Reading | 'not_found'> {
  const signal = AbortSignal.timeout(READ_BUDGET);
  const own_addresses = ownAddresses(facts);
  try {
    const { opened_links } = known.creator;
    const source = { target, html: undefined, text: undefined, own_addresses, signal };
    return await readCreator(ports, { ...source, opened_links });
  } catch (error) {
    if (error instanceof AppError && error.code === 'profile_not_found') return 'not_found';
    throw error;
  }
}

/** `taken`: the handle is another account's now. */
type Found = Reading | Exclude<ReturnType<typeof whyNot>, null> | 'not_found' | 'taken';

/**
 * The reading as it counts for the creator; null where the creator was joined into another one by it,
 * which leaves nothing to do.
 */
async function foundBy(
  ports: RereadPorts,
  reread: RereadFacts,
  reading: Reading | 'not_found',
): Promise<{ facts: StoredFacts; found: Found } | null> {
  const { uid, target, facts, known } = reread;
  if (reading === 'not_found' || reading.kind !== 'read') return { facts, found: reading };
  const { documents } = ports;
  const account = { uid, target, id: reading.profile.id, now: ports.clock() };
  const owned = await whoseAccount(documents, facts, account);
  if (owned.twins) {
    const { done } = await joinCreators(ports, { uid, ids: owned.twins, by: 'event' });
    return done ? null : { facts: owned, found: reading };
  }
  if (owned.known?.creator.id !== known.creator.id) return { facts: owned, found: 'taken' };
  const person = await samePerson(documents, {
    uid,
    target,
    facts: owned,
    reading,
    now: account.now,
  });
  if (person.kind !== 'join') return { facts: person.facts, found: reading };
  const { done } = await joinCreators(ports, { uid, ids: person.ids, by: 'event' });
  return done ? null : { facts: person.facts, found: reading };
}

/** A reread once all was read. */
interface RereadState extends RereadFacts {
  found: Found;
  /** Null when nothing was read. */
  decision: DecisionFacts | null;
  chance: number;
}

async function loadFound(
  ports: RereadPorts,
  reread: RereadFacts,
  found: Found,
): Promise<RereadState> {
  const chance = chanceOf(ports.randomness);
  if (typeof found === 'string' || found.kind !== 'read') {
    return { ...reread, found, decision: null, chance };
  }
  const decision = await loadDecision(ports, {
    ...reread,
    reading: found,
    id: ports.randomness.id(),
    note: '',
    by_person: false,
    attempts: reread.claim.attempts,
    dry_run: false,
  });
  return { ...reread, found, decision, chance };
}

/** What is stored on the creator when nothing was read: the reason, and the next attempt. */
function planWithout({ known, claim, found, chance }: RereadState, now: Date): Partial<Creator> {
  const { attempts } = claim;
  const timing = { now, chance };
  if (found === 'stopped') return { next_read_at: null };
  if (found === 'not_found') return { next_read_at: null, read_blocked_by: found };
  const putOff = planPutOff({ attempts: attempts - 1, ...timing });
  if (found === 'put_off' || found === 'taken') return putOff;
  if (found === 'out_of_credits') return { ...putOff, read_blocked_by: found };
  return planReading({ reading: found, creator: known.creator, attempts, ...timing });
}

/** The handle goes to the creator of the account, if there is one, and from this one. */
function takenWrites({ uid, target, facts }: RereadState, now: Date): DocumentWrite[] {
  const { known, account, versions } = facts;
  if (!known) return account.robbed ? [robWrite(account.robbed, target, now)] : [];
  const { id } = known.creator;
  const data = { ...account.changes, ...serverWrote(now) };
  return [
    { kind: 'update', path: creatorDocument.path(uid, id), data, if_version: versions.creator },
    ...accountWrites(facts, { creator_id: id, target, now }),
  ];
}

interface Conclusion {
  end: RereadEnd;
  /** A delivery that is due now; null when none is. */
  due: string | null;
}

function conclude(reread: RereadState, now: Date): Decision<Conclusion> {
  const { uid, facts, known, found, decision } = reread;
  if (decision) {
    const { writes, result } = decideReading(decision);
    return { writes, result: { end: 'read', due: result.due } };
  }
  if (found === 'taken')
    return { writes: takenWrites(reread, now), result: { end: found, due: null } };
  const path = creatorDocument.path(uid, known.creator.id);
  const data = planWithout(reread, now);
  return {
    writes: [{ kind: 'update', path, data, if_version: facts.versions.creator }],
    result: { end: typeof found === 'string' ? found : 'blocked', due: null },
  };
}

async function stopReading(documents: Documents, { path }: StoredDocument): Promise<RereadEnd> {
  await documents.commit([{ kind: 'update', path, data: { next_read_at: null } }]);
  return 'stopped';
}

/**
 * Reads one creator that is due, without a request: claim → known? → credits → read → the same
 * decision and the same one write as a request. Safe to repeat and to run beside a request: the
 * charge has one id, and a reader that finds the creator changed leaves it to the other. Throws
 * `timeout` when others keep changing it: the lease ends, and the next sweep finds it.
 */
export async function runRereadCreator(
  ports: RereadPorts,
  due: StoredDocument,
): Promise<RereadEnd> {
  const { documents } = ports;
  const claim = await claimReread(documents, { due, now: ports.clock() });
  if (!claim) return 'left';
  const { uid, id } = creatorDocument.idsIn(due.path);
  const target = capturedHandle(creatorDocument.within(uid).read(due.data ?? {}));
  // Whoever lost the handle that was captured has no page to read.
  if (target.handle === '') return stopReading(documents, due);
  let reading: Reading | 'not_found' | undefined;
  const { end, due: due_delivery } = await decideAndCommit(ports, {
    async read(): Promise<RereadState | null> {
      const facts = await loadStoredFacts(documents, { uid, target });
      const { known } = facts;
      // A deleted creator comes back by a person's request alone.
      if (facts.is_deleted || !isOurs(known, id, claim)) return null;
      const reread = { uid, target, facts, known, claim };
      const why = whyNot(reread);
      if (why !== null) return loadFound(ports, reread, why);
      reading ??= await readAgain(ports, reread);
      const by = await foundBy(ports, reread, reading);
      return by && loadFound(ports, { ...reread, facts: by.facts }, by.found);
    },
    decide: (state, now): Decision<Conclusion> =>
      state ? conclude(state, now) : { writes: [], result: { end: 'left', due: null } },
    bounds: BOUNDS,
  });
  if (due_delivery !== null) await ports.dispatch({ uid, id: due_delivery });
  return end;
}
