import type { CaptureAnswer, DirectMessage } from '@vibes/core/api/capture-answer';
import { captureMessage, type SendingWay } from '@vibes/core/capture/capture-message';
import type { Charged } from '@vibes/core/credit/charge-notice';
import type { Creator } from '@vibes/core/creator/creator';
import { undecidedEmails } from '@vibes/core/creator/creator-email';
import { profileUrl, type PlatformHandle } from '@vibes/core/creator/platform';
import type { MessageTemplates } from '@vibes/core/template/message-templates';
import { renderDirectMessage } from '@vibes/core/template/render-direct-message';
import type { TemplateValues } from '@vibes/core/template/template-variables';

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

interface AnswerFacts {
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
      choices: undecidedEmails(creator).map((found) => found.email),
      platform: target.platform,
      has_dm: dm !== null,
      dry_run,
      is_retried: creator.next_read_at !== null,
      charged: facts.charged,
    }),
    creator: {
      id: dry_run && outcome === 'created' ? null : creator.id,
      name: creator.name,
      platform: target.platform,
      tiktok_username: creator.tiktok_username,
      instagram_username: creator.instagram_username,
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
