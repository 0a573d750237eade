import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import type { CaptureRequest } from '@vibes/core/api/capture-request';
import { isContacted, isPaid, type KnownCreator } from '@vibes/core/capture/known-creator';
import type { Reading } from '@vibes/core/capture/reading';
import { domainOf } from '@vibes/core/contact/mailbox-key';
import { CAPTURE_COST } from '@vibes/core/credit/spend-credit';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import { blockedAccount, type CheckAccess } from '../ports/access-check.ts';
import { creditRefusal } from '../steps/charge-credit.ts';
import { decideAndCommit, type Decision } from '../steps/decide-and-commit.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import type { SignIn } from '../ports/id-tokens.ts';
import type { PageReaders } from '../ports/page-readers.ts';
import type { PageFetcher } from '../ports/page-fetcher.ts';
import type { ReaderWatch } from '../ports/reader-watch.ts';
import { mirrorIdOf, type MirrorTarget } from '../steps/queue-mirror.ts';
import { tellingOpenApps, userDataChanged } from '../steps/user-data-changed.ts';
import { limitRate } from '../steps/limit-rate.ts';
import { answerRequest, contactedFacts, decidedFacts, type AnswerFacts } from './answer-request.ts';
import { backWrites, loadBack } from './bring-back.ts';
import { followLink } from './follow-link.ts';
import { loadStoredFacts, ownAddresses, type StoredFacts } from './load-stored-facts.ts';
import { readCreator } from './read-creator.ts';
import { readLink } from './read-link.ts';
import {
  decideReading,
  loadDecision,
  type DecisionFacts,
  type DecisionPorts,
} from './run-decision.ts';

/** Milliseconds for reading pages, and for the whole request. */
const READ_BUDGET = 8_000;
const ANSWER_BUDGET = 9_500;
/** The budget runs out before this many tries. */
const MOST_TRIES = 100;

export interface CapturePorts extends DecisionPorts, PageReaders {
  fetchPage: PageFetcher;
  watchReaders?: ReaderWatch;
  dispatch: DeliveryDispatch;
  checkAccess: CheckAccess;
  per_minute: number;
}

export interface CaptureCall extends SignIn {
  /** The API key is used for the first time: open apps are told, whatever becomes of the request. */
  is_first_use?: boolean;
  request: CaptureRequest;
  request_id: string;
}

/**
 * Handles one request: link → limit → known? → credits → read → save, charge and queue in one write
 * → answer. The person's access is checked while pages are read, and is settled before anything
 * is written or answered. Safe to repeat and to run in parallel: on a conflict it reads again and
 * decides from the current state.
 */
export async function runCapture(ports: CapturePorts, call: CaptureCall): Promise<CaptureAnswer> {
  try {
    return await handle(ports, call);
  } catch (error) {
    const stamp = userDataChanged(call.uid, ports.clock());
    // The refusal is the answer, whether or not the stamp can be written.
    if (call.is_first_use) await ports.documents.commit([stamp]).catch(() => undefined);
    throw error;
  }
}

async function handle(ports: CapturePorts, call: CaptureCall): Promise<CaptureAnswer> {
  const { documents, clock } = ports;
  const { uid, request } = call;
  const started = clock();
  const signal = AbortSignal.timeout(READ_BUDGET);

  const link = readLink(request, ports.watchReaders);
  const access = ports.checkAccess(call);
  // A request that is refused for another reason first does not wait for the check of access.
  access.catch(() => undefined);
  const limit = limitRate(documents, {
    uid,
    counted: 'presses',
    per_minute: ports.per_minute,
    now: started,
  });
  const target =
    link.kind === 'profile' ? link : await limit.then(() => followLink(ports, { ...link, signal }));
  const { answer, due } = await decideAndCommit(ports, {
    read: stateReader(ports, { call, target, limit, access, signal }),
    decide: (state, now) => decideRequest({ call, target, state, now }),
    bounds: {
      tries: MOST_TRIES,
      within: ANSWER_BUDGET - (clock().getTime() - started.getTime()),
      retries_faults: false,
    },
  });
  if (due) await ports.dispatch({ uid, id: due });
  return answerRequest(answer);
}

/** Why no page is read; null when one is. */
function closedBy({ user, known, usage }: StoredFacts): Closed | null {
  if (user.blocked_at) return 'blocked';
  if (isContacted(known)) return 'contacted';
  return isPaid(known) || usage.num_credits >= CAPTURE_COST ? null : 'out_of_credits';
}
type Closed = 'blocked' | 'contacted' | 'out_of_credits';

/**
 * What a request is decided by. `written`: an earlier try was applied, and only its answer was
 * lost.
 */
type RequestState = { facts: StoredFacts } &
  /** `back`: the CRM that shows a deleted creator who comes back. */
  (
    | { kind: 'closed'; why: Closed; back: MirrorTarget }
    | { kind: 'read' | 'written'; decision: DecisionFacts }
  );

interface StateInput {
  call: CaptureCall;
  target: PlatformHandle;
  /** Settles when the request is within the limit a minute. */
  limit: Promise<void>;
  /** Settles when the person may go on. */
  access: Promise<void>;
  signal: AbortSignal;
}

/** Reads what a request is decided by: the documents for every try, the pages once. */
function stateReader(ports: CapturePorts, input: StateInput): () => Promise<RequestState> {
  const { call, target, limit, access, signal } = input;
  const { uid, request } = call;
  const { note = '', hold_for_review, dry_run } = request;
  const id = ports.randomness.id();
  let reading: Reading | undefined;
  let last: DecisionFacts | undefined;
  return async () => {
    // Reading documents does not wait for the limit; fetching other sites does.
    const [facts] = await Promise.all([loadStoredFacts(ports.documents, { uid, target }), limit]);
    if (last && isOwnWrite(facts.known, id)) return { kind: 'written', facts, decision: last };
    const why = closedBy(facts);
    if (why && why !== 'blocked') await access;
    if (why) return { kind: 'closed', facts, why, back: await loadBack(ports, call, facts) };
    // Looked up while pages are read: most requests of a known creator find the same address again.
    if (facts.known?.creator.email) void ports.takesMail(domainOf(facts.known.creator.email));
    const own_addresses = ownAddresses(facts);
    reading ??= await readCreator(ports, { ...request, target, signal, own_addresses });
    await access;
    const asked = { id, note, hold_for_review, dry_run };
    const read = { ...asked, uid, target, facts, reading, by_person: true, attempts: 0 };
    last = await loadDecision(ports, read);
    return { kind: 'read', facts, decision: last };
  };
}

interface DecidedRequest {
  answer: AnswerFacts;
  /** A delivery that is due now; null when none is. */
  due: string | null;
}

function decideRequest(input: {
  call: CaptureCall;
  target: PlatformHandle;
  state: RequestState;
  now: Date;
}): Decision<DecidedRequest> {
  const { call, target, state, now } = input;
  const { uid, is_first_use = false } = call;
  const { facts } = state;
  const withStamp = (writes: DocumentWrite[]) =>
    is_first_use ? tellingOpenApps(writes, uid, now) : writes;
  if (state.kind === 'closed') {
    if (state.why === 'blocked') throw blockedAccount('account_blocked');
    if (state.why === 'out_of_credits') throw creditRefusal(facts, now);
    const { writes, mirrors } = backWrites(call, state, now);
    const answer = contactedFacts({ call, target, facts });
    return {
      writes: withStamp([...writes, ...mirrors]),
      result: { answer, due: mirrorIdOf(mirrors) },
    };
  }
  const { writes, result: decided } = decideReading(state.decision);
  const answer = decidedFacts({ call, target, facts }, decided);
  return {
    writes: state.kind === 'read' ? withStamp(writes) : [],
    result: { answer, due: decided.due },
  };
}

/** True when a write of the request `id` was applied, and only the answer to the write was lost. */
const isOwnWrite = (known: KnownCreator | null, id: string): boolean =>
  known?.creator.id === id || known?.creator.capture_id === id;
