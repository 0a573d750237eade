import type { CaptureEmailState } from '@vibes/core/api/capture-answer';
import type { CaptureRequest } from '@vibes/core/api/capture-request';
import type { KnownCreator } from '@vibes/core/capture/known-creator';
import { undecidedEmails } from '@vibes/core/creator/creator-email';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import { templateValues } from '@vibes/core/template/template-variables';
import { AppError } from '../platform/app-error.ts';
import type { answerRequest } from './answer-request.ts';
import type { RequestFacts } from './load-request-facts.ts';
import type { Decided } from './run-decision.ts';

/** What the answer to a request is made of. */
type AnswerFacts = Parameters<typeof answerRequest>[0];

/** The request, the profile it named, and what was stored of it. */
interface CallFacts {
  call: { request: CaptureRequest; request_id: string };
  target: PlatformHandle;
  facts: RequestFacts;
}

/** Of a request that was decided by what was read. */
export function decidedFacts(
  { call, target, facts }: CallFacts,
  { decision, values, way, next_email }: Decided,
): AnswerFacts {
  const { dry_run } = call.request;
  const { changes, ...decided } = decision;
  const charge = dry_run ? null : changes.charge;
  const { monthly_allowance } = facts.usage;
  return {
    ...decided,
    is_restored: facts.is_deleted,
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
