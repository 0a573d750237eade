import { newActivity, type Activity } from '../activity/activity.ts';
import type { EmailSettings, HoldBack } from '../account/email-settings.ts';
import type { CaptureEmailState, CaptureOutcome } from '../api/capture-answer.ts';
import type { NewCreditEntry } from '../credit/credit-entry.ts';
import { isOwedForTyped } from '../credit/is-charged.ts';
import { spendCredit } from '../credit/spend-credit.ts';
import type { Creator } from '../creator/creator.ts';
import { undecidedEmails } from '../creator/creator-email.ts';
import type { EmailWithheld } from '../creator/email-withheld.ts';
import type { PlatformHandle } from '../creator/platform.ts';
import { messagePayload, type MessagePayload } from '../delivery/delivery-payload.ts';
import { queueEmail, type Delivery } from '../delivery/delivery.ts';
import { creatorOfEmail, newestEmailId } from '../delivery/email-id.ts';
import { isPinned } from '../delivery/is-pinned.ts';
import { mayHaveGone } from '../delivery/may-have-gone.ts';
import { queueAgain } from '../delivery/queue-again.ts';
import { notReadyReason, type SendingFacts } from '../delivery/sending-facts.ts';
import { suppressionMarks } from '../opt-out/suppression-marks.ts';
import type { MessageTemplates } from '../template/message-templates.ts';
import { renderEmail } from '../template/render-email.ts';
import type { TemplateValues } from '../template/template-variables.ts';
import { isPaid, type KnownCreator } from './known-creator.ts';
import type { Reading } from './reading.ts';

/** A creator who may be the same person. */
export interface OtherPerson {
  creator_id: string;
  /** One of theirs, without @. */
  handle: string;
}

export interface CaptureFacts {
  target: PlatformHandle;
  known: KnownCreator | null;
  /** The creator as this request describes it. */
  creator: Creator;
  reading: Reading;
  /** False for a reread: it sends what was never sent, and nothing a second time. */
  by_person: boolean;
  balance: number;
  /** Another creator, already written to, that may be the same person: then a person decides. */
  maybe_same: OtherPerson | null;
  /** Of the creator's address. */
  sending: SendingFacts;
  settings: EmailSettings;
  templates: MessageTemplates;
  values: TemplateValues;
  now: Date;
}

export interface CaptureDecision {
  outcome: Exclude<CaptureOutcome, 'already_contacted'>;
  email: CaptureEmailState;
  credits_remaining: number;
  /** Everything that is written, in one commit. */
  changes: {
    creator: Creator;
    is_new: boolean;
    /** The account that the creator has. */
    target: PlatformHandle;
    charge: NewCreditEntry | null;
    delivery: (QueuedEmail & { id: string; is_new: boolean }) | null;
    activity: Activity | null;
  };
}

/** The activity of a creator with two addresses to choose from. */
const TO_CHOOSE = 'Choose the right email address';

type WaitingState = Extract<CaptureEmailState, 'queued' | 'held' | 'paused'>;

/** How the email of a request is held: for review where the request asks for it, else as the settings say. */
export const holdOfRequest = (
  { hold_for_review }: Pick<Creator, 'hold_for_review'>,
  { hold_back }: Pick<EmailSettings, 'hold_back'>,
): HoldBack => (hold_for_review ? 'review' : hold_back);

function waitingState({ creator, settings, sending, now }: CaptureFacts): WaitingState {
  if (holdOfRequest(creator, settings) !== 'off') return 'held';
  return sending.paused_until && sending.paused_until > now ? 'paused' : 'queued';
}

/** An email to be queued. Without a payload the request that a webhook received is repeated. */
interface QueuedEmail {
  document: Delivery;
  payload: MessagePayload | null;
  /** Whether the claim to its address is to be written. */
  claims: boolean;
}

interface EmailDecision {
  state: CaptureEmailState;
  queued?: QueuedEmail;
}

/**
 * An email that a webhook may have received is only repeated to that webhook: a new one could be
 * sent twice.
 */
function repeatEmail(
  { settings, sending, now }: CaptureFacts,
  tried: Delivery,
  to: string,
): EmailDecision {
  const isSame = settings.active_email_mode === 'webhook' && tried.to === to;
  if (!isSame) return { state: 'already_sent' };
  const claims = sending.contacted_by === null;
  const document = { ...tried, ...queueAgain(now) };
  return { state: 'queued', queued: { document, payload: null, claims } };
}

function decideEmail(facts: CaptureFacts, creator: Creator): EmailDecision {
  const { known, reading, sending, settings, templates, values, now } = facts;
  if (creator.opted_out_at) return { state: 'opted_out' };
  if (!creator.email) {
    // Comes before what could not be read, since the person can act on it at once.
    if (undecidedEmails(creator).length > 0) return { state: 'needs_choice' };
    if (reading.kind === 'blocked') return { state: 'profile_blocked' };
    return { state: reading.is_unfinished ? 'search_unfinished' : 'none_found' };
  }
  if (creator.email_refused_at) return { state: 'bounced' };
  const before = known?.email ?? null;
  const tried = before && isPinned(before) ? before : null;
  // A delivery that ended without being taken has released the address; one that a webhook may have
  // received keeps it.
  const isOwn = tried !== null && sending.contacted_by === newestEmailId(creator);
  const isPromised = sending.contacted_by !== null && !isOwn;
  if (isPromised || creator.email_sent || facts.maybe_same !== null)
    return { state: 'already_sent' };
  // A person sent a further email after one that may have arrived: the next one is theirs to send.
  if (creator.newest_email_id !== null) return { state: 'already_sent' };
  if (!facts.by_person && known?.email) return { state: 'already_sent' };
  if (sending.takes_mail === 'no') return { state: 'address_unreachable' };
  if (notReadyReason(settings, sending)) return { state: 'not_set_up' };
  if (tried) return repeatEmail(facts, tried, creator.email);
  // An email that was sent, or may have been, is never overwritten. Only a person sends a further
  // one.
  if (before && mayHaveGone(before)) return { state: 'already_sent' };
  const rendered = renderEmail(templates, values);
  if (!rendered.ok) return { state: 'template_incomplete' };
  const document = queueEmail({
    creator_id: creator.id,
    creator_name: creator.name,
    to: creator.email,
    subject: rendered.email.subject,
    now,
    hold_back: holdOfRequest(creator, settings),
    before,
  });
  return {
    state: waitingState(facts),
    queued: { document, payload: messagePayload(rendered.email, settings), claims: true },
  };
}

/** What the creator keeps of a decision that queued no email: what nothing else stored says. */
function withheldBy(
  state: CaptureEmailState,
  { creator, maybe_same, sending: { contacted_by } }: CaptureFacts,
): EmailWithheld | null {
  if (state === 'not_set_up' || state === 'template_incomplete') {
    return { reason: state, creator_id: null };
  }
  if (state !== 'already_sent') return null;
  if (maybe_same && contacted_by === null)
    return { reason: 'maybe_same', creator_id: maybe_same.creator_id };
  const owner = contacted_by === null ? null : creatorOfEmail(contacted_by);
  return { reason: state, creator_id: owner === creator.id ? null : owner };
}

/** When DNS said that no mail can arrive at the address; unchanged when DNS gave no answer. */
function unreachableAt({ creator, sending, now }: CaptureFacts): Date | null {
  if (sending.takes_mail === 'no') return now;
  return sending.takes_mail === 'yes' ? null : creator.email_unreachable_at;
}

/**
 * What a request does, given everything known: null when the balance does not cover it. Pure, so
 * that a request that meets a conflict decides again from current facts.
 */
export function decideCapture(facts: CaptureFacts): CaptureDecision | null {
  const { known, reading, balance, now } = facts;
  const marks = suppressionMarks(facts.creator, facts.sending.suppression);
  const described = {
    ...facts.creator,
    ...marks,
    email_unreachable_at: unreachableAt(facts),
  };
  const { state, queued } = decideEmail(facts, described);
  const isFirstRead = reading.kind === 'read' && !isPaid(known);
  // An email to a typed address costs the same credit while the profile stays closed.
  const isFirstEmail = queued !== undefined && isOwedForTyped(described);
  const creator: Creator = {
    ...described,
    email_withheld: withheldBy(state, facts),
    ...(isFirstEmail && { charged_at: now }),
  };
  const isCost = isFirstRead || isFirstEmail;
  const spent = { balance, creator_id: creator.id, creator_name: creator.name, now };
  const charge = isCost ? spendCredit(spent) : null;
  if (isCost && !charge) return null;

  const id = newestEmailId(creator);
  const delivery = queued ? { id, is_new: !known?.email, ...queued } : null;
  const activity: Activity | null =
    isFirstRead || !known
      ? newActivity({
          at: now,
          kind: 'captured',
          creator_id: creator.id,
          creator_name: creator.name,
          detail: creator.email ?? (state === 'needs_choice' ? TO_CHOOSE : ''),
        })
      : null;
  return {
    outcome: known ? 'updated' : 'created',
    email: state,
    changes: { creator, is_new: !known, target: facts.target, charge, delivery, activity },
    credits_remaining: charge?.entry.balance_after ?? balance,
  };
}
