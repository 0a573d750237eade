import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import { blockedAccount } from '../ports/access-check.ts';
import { creditRefusal } from '../steps/charge-credit.ts';
import { decideAndCommit, type Decision } from '../steps/decide-and-commit.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { mirrorIdOf } from '../steps/queue-mirror.ts';
import { tellingOpenApps, userDataChanged } from '../steps/user-data-changed.ts';
import { limitRate } from '../steps/limit-rate.ts';
import { answerRequest, contactedFacts, decidedFacts, type AnswerFacts } from './answer-request.ts';
import { contactedWrites } from './contacted-writes.ts';
import type { CaptureCall, CapturePorts } from './capture-call.ts';
import { requestReader, type RequestState } from './run-request-state.ts';
import { followLink } from './follow-link.ts';
import { readLink } from './read-link.ts';
import { decideReading } from './run-decision.ts';

/** Milliseconds for reading pages, and for the whole request. */
const READ_BUDGET = 8_000;
const ANSWER_BUDGET = 9_500;
/** The budget runs out before this many tries. */
const MOST_TRIES = 100;

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
    read: requestReader(ports, { call, target, limit, access, signal }),
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
    const { writes, mirrors } = contactedWrites({ call, target }, state, now);
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
