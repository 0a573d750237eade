import type {
  CaptureAnswer,
  CaptureEmailState,
  DirectMessage,
} from '@vibes/core/api/capture-answer';
import type { CaptureRequest } from '@vibes/core/api/capture-request';
import { captureMessage, type SendingWay } from '@vibes/core/capture/capture-message';
import type { KnownCreator } from '@vibes/core/capture/known-creator';
import type { Creator } from '@vibes/core/creator/creator';
import { choiceReason } from '@vibes/core/creator/choice-reason';
import { undecidedEmails } from '@vibes/core/creator/creator-email';
import { handleFields, handlesOf } from '@vibes/core/creator/handles';
import { profileUrl, type PlatformHandle } from '@vibes/core/creator/platform';
import type { Charged } from '@vibes/core/credit/charge-notice';
import type { MessageTemplates } from '@vibes/core/template/message-templates';
import { renderDirectMessage } from '@vibes/core/template/render-direct-message';
import { templateValues, type TemplateValues } from '@vibes/core/template/template-variables';
import { AppError } from '../platform/app-error.ts';
import type { StoredFacts } from './load-stored-facts.ts';
import type { DecidedCapture } from './run-decision.ts';

/** The DM for the platform of this request, as long as the platform takes; null while its template cannot be rendered. */
function directMessage(
  target: PlatformHandle,
  templates: MessageTemplates,
  values: TemplateValues,
): DirectMessage | null {
  const rendering = renderDirectMessage(target.platform, templates, values);
  if (!rendering.ok) return null;
  return { platform: target.platform, text: rendering.text, open_url: profileUrl(target) };
}

/** What the answer to a request is made of. */
export interface AnswerFacts {
  target: PlatformHandle;
  creator: Creator;
  /** The address the email goes, or went, to: not the creator's once another was chosen. */
  to: string | null;
  /**
   * The next address found that mail can reach; null when there is none, or it was not searched
   * for.
   */
  next_email: string | null;
  outcome: CaptureAnswer['outcome'];
  /** The creator had been deleted, and is back. */
  is_restored: boolean;
  email: CaptureAnswer['email']['state'];
  way: SendingWay;
  templates: MessageTemplates;
  values: TemplateValues;
  credits_remaining: number;
  /** How the person knows the creator, where not by this account. */
  known_by: { known_as: string | null; added_to: string | null; maybe_same: string | null };
  /** The charge this request has written; null when it has written none. */
  charged: Charged | null;
  dry_run: boolean;
  request_id: string;
}

/** The answer to the request. Contains nothing that is not already decided. */
export function answerRequest(facts: AnswerFacts): CaptureAnswer {
  const { target, creator, to, outcome, email, dry_run } = facts;
  const dm = email === 'opted_out' ? null : directMessage(target, facts.templates, facts.values);
  return {
    ok: true,
    outcome,
    message: captureMessage({
      outcome,
      is_restored: facts.is_restored,
      email,
      ...facts.way,
      to,
      next_email: facts.next_email,
      choices: undecidedEmails(creator).map((found) => ({
        email: found.email,
        reason: choiceReason(found, creator),
      })),
      platform: target.platform,
      has_dm: dm !== null,
      dry_run,
      is_retried: creator.next_read_at !== null,
      charged: facts.charged,
      ...facts.known_by,
    }),
    creator: {
      id: dry_run && outcome === 'created' ? null : creator.id,
      name: creator.name,
      platform: target.platform,
      ...handleFields(handlesOf(creator)),
      email: creator.email,
      email_source: creator.email_source,
      email_found_at: creator.email_found_at,
      status: creator.status,
      url: profileUrl(target),
    },
    email: { state: email, to },
    dm,
    credits_remaining: facts.credits_remaining,
    request_id: facts.request_id,
  };
}

/** The request, the profile it named, and what was stored of it. */
interface CallFacts {
  call: { request: CaptureRequest; request_id: string };
  target: PlatformHandle;
  facts: StoredFacts;
}

/** The handle of the row, where the account was renamed, or was joined to it by this request. */
function knownBy({ account }: StoredFacts): AnswerFacts['known_by'] {
  const { known_as, aside } = account;
  const maybe_same = account.maybe_same?.handle ?? null;
  return aside
    ? { known_as: null, added_to: known_as, maybe_same }
    : { known_as, added_to: null, maybe_same };
}

/** Of a request that was decided by what was read. */
export function decidedFacts(
  { call, target, facts }: CallFacts,
  { decision, values, way, next_email }: DecidedCapture,
): AnswerFacts {
  const { dry_run } = call.request;
  const { changes, ...decided } = decision;
  const charge = dry_run ? null : changes.charge;
  const { monthly_allowance } = facts.usage;
  return {
    ...decided,
    is_restored: facts.is_deleted,
    known_by: knownBy(facts),
    way,
    target,
    creator: changes.creator,
    to: changes.creator.email,
    next_email,
    templates: facts.templates,
    values,
    charged: charge && { balance_after: charge.entry.balance_after, monthly_allowance },
    dry_run,
    request_id: call.request_id,
  };
}

/** A DM may have reached a creator who has no address. */
function emailOfContacted({ creator, email }: KnownCreator): CaptureEmailState {
  if (creator.opted_out_at) return 'opted_out';
  if (email?.state === 'queued' || email?.state === 'held') return email.state;
  if (creator.email) return 'already_sent';
  return undecidedEmails(creator).length > 0 ? 'needs_choice' : 'none_found';
}

/** Of a creator who was contacted before. */
export function contactedFacts({ call, target, facts }: CallFacts): AnswerFacts {
  const { known } = facts;
  if (!known) throw new AppError('internal');
  const { creator, email } = known;
  return {
    target,
    creator,
    to: email?.to ?? creator.email,
    next_email: null,
    outcome: 'already_contacted',
    is_restored: facts.is_deleted,
    known_by: knownBy(facts),
    email: emailOfContacted(known),
    way: { hold_back: facts.settings.hold_back, not_ready: null, is_unchecked: false },
    templates: facts.templates,
    values: templateValues({ ...target, name: creator.name, my_name: facts.user.name }),
    credits_remaining: facts.usage.num_credits,
    charged: null,
    dry_run: call.request.dry_run,
    request_id: call.request_id,
  };
}
