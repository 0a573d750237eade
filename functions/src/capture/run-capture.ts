import type { CaptureAnswer, CaptureEmailState } from '@vibes/core/api/capture-answer';
import type { CaptureRequest } from '@vibes/core/api/capture-request';
import { decideCapture } from '@vibes/core/capture/decide-capture';
import { describeCreator } from '@vibes/core/capture/describe-creator';
import { isContacted, isPaid, type KnownCreator } from '@vibes/core/capture/known-creator';
import type { Reading } from '@vibes/core/capture/reading';
import { CAPTURE_COST } from '@vibes/core/credit/spend-credit';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import { templateValues } from '@vibes/core/template/template-variables';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { DeliveryNudge } from '../ports/delivery-nudge.ts';
import type { Digest } from '../ports/digest.ts';
import type { Documents } from '../ports/documents.ts';
import type { PageFetcher } from '../ports/page-fetcher.ts';
import type { Pause } from '../ports/pause.ts';
import type { Randomness } from '../ports/randomness.ts';
import { answerPress } from './answer-press.ts';
import { findContacted } from './find-contacted.ts';
import { followLink } from './follow-link.ts';
import { limitRate } from './limit-rate.ts';
import { loadPress, type PressFacts } from './load-press.ts';
import { readCreator } from './read-creator.ts';
import { readLink } from './read-link.ts';
import { saveCapture } from './save-capture.ts';

/** Milliseconds for reading pages, and for the whole press. */
const READ_BUDGET = 8_000;
const ANSWER_BUDGET = 9_500;
const LONGEST_PAUSE = 400;

export interface CapturePorts {
  documents: Documents;
  fetchPage: PageFetcher;
  nudge: DeliveryNudge;
  clock: Clock;
  randomness: Randomness;
  digest: Digest;
  pause: Pause;
  per_minute: number;
}

export interface Press {
  uid: string;
  request: CaptureRequest;
  request_id: string;
}

/**
 * One press of the button: link → limit → known? → credits → read → save,
 * charge and queue in one write → answer. Safe to repeat and to run at the same
 * instant: whoever loses the race decides again from what the winner left.
 */
export async function runCapture(ports: CapturePorts, press: Press): Promise<CaptureAnswer> {
  const { documents, fetchPage, clock } = ports;
  const { uid, request } = press;
  const started = clock();
  const signal = AbortSignal.timeout(READ_BUDGET);

  const link = readLink(request);
  const admission = limitRate(documents, { uid, per_minute: ports.per_minute, now: started });
  const target =
    link.kind === 'profile'
      ? link
      : await admission.then(() => followLink(fetchPage, { ...link, signal }));
  // Reading what we know waits for nothing; asking other sites waits for the limit.
  let [facts] = await Promise.all([loadPress(documents, { uid, target }), admission]);
  let reading: Reading | undefined;
  let last: Decided | undefined;
  const id = ports.randomness.id();

  for (let attempt = 1; ; attempt += 1) {
    // Our own write was applied, and only the answer to it was lost.
    if (last && facts.known?.creator.id === id) return finish(ports, uid, last);
    if (isContacted(facts.known)) return alreadyContacted(press, target, facts);
    if (!isPaid(facts.known) && facts.balance < CAPTURE_COST) throw new AppError('out_of_credits');
    const { user, settings } = facts;
    const own_addresses = [user.email, settings.email_address ?? ''].map((own) =>
      own.toLowerCase(),
    );
    reading ??= await readCreator(fetchPage, { ...request, target, signal, own_addresses });
    last = await decideAndSave(ports, { press, target, facts, reading, id });
    if (last.is_done) return finish(ports, uid, last);

    if (clock().getTime() - started.getTime() > ANSWER_BUDGET) throw new AppError('timeout');
    const [chance = 0] = ports.randomness.bytes(1);
    await ports.pause((chance / 255) * Math.min(LONGEST_PAUSE, 40 * attempt));
    facts = await loadPress(documents, { uid, target });
  }
}

/** Asks for the e-mail to be sent soon, and answers. */
async function finish(ports: CapturePorts, uid: string, decided: Decided): Promise<CaptureAnswer> {
  if (decided.delivery_id) await ports.nudge({ uid, id: decided.delivery_id });
  return decided.answer;
}

interface Attempt {
  press: Press;
  target: PlatformHandle;
  facts: PressFacts;
  reading: Reading;
  /** Id of the creator, should it be a new one. */
  id: string;
}

interface Decided {
  answer: CaptureAnswer;
  /** The e-mail that is on its way now. */
  delivery_id: string | null;
  /** False when something moved under the decision, so that nothing was written. */
  is_done: boolean;
}

async function decideAndSave(ports: CapturePorts, attempt: Attempt): Promise<Decided> {
  const { press, target, facts, reading, id } = attempt;
  const { uid, request, request_id } = press;
  const { templates, settings, known } = facts;
  const now = ports.clock();
  const creator = describeCreator({
    known: known?.creator ?? null,
    id,
    target,
    reading,
    note: request.note ?? '',
    now,
  });
  const values = templateValues({ ...target, name: creator.name, my_name: facts.user.name });
  const address_hash = creator.email ? ports.digest(creator.email) : null;
  const contacted_by = address_hash
    ? await findContacted(ports.documents, { uid, address_hash })
    : null;

  const decision = decideCapture({
    target,
    known,
    creator,
    reading,
    balance: facts.balance,
    contacted_by,
    settings,
    templates,
    values,
    now,
  });
  if (!decision) throw new AppError('out_of_credits');
  const { changes, ...rest } = decision;
  const answer = answerPress({
    ...rest,
    email_mode: settings.active_email_mode,
    target,
    creator,
    templates,
    values,
    dry_run: request.dry_run,
    request_id,
  });
  if (request.dry_run) return { answer, delivery_id: null, is_done: true };
  const saved = await saveCapture(ports.documents, {
    uid,
    facts,
    changes,
    address_hash,
    contacted_by,
    now,
  });
  return { answer, delivery_id: changes.delivery?.id ?? null, is_done: saved === 'committed' };
}

/** A DM may have reached a creator who has no address. */
function emailOfContacted({ creator, email }: KnownCreator): CaptureEmailState {
  if (email?.state === 'queued') return 'queued';
  return creator.email ? 'already_sent' : 'none_found';
}

function alreadyContacted(press: Press, target: PlatformHandle, facts: PressFacts): CaptureAnswer {
  const { known } = facts;
  if (!known) throw new AppError('internal');
  const { creator } = known;
  return answerPress({
    target,
    creator,
    outcome: 'already_contacted',
    email: emailOfContacted(known),
    email_mode: facts.settings.active_email_mode,
    templates: facts.templates,
    values: templateValues({ ...target, name: creator.name, my_name: facts.user.name }),
    credits_remaining: facts.balance,
    dry_run: press.request.dry_run,
    request_id: press.request_id,
  });
}
