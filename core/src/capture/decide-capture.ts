import type { Activity } from '../activity/activity.ts';
import type { EmailSettings } from '../account/email-settings.ts';
import type { CaptureEmailState, CaptureOutcome } from '../api/capture-answer.ts';
import type { CreditEntry } from '../credit/credit-entry.ts';
import { spendCredit } from '../credit/spend-credit.ts';
import type { Creator } from '../creator/creator.ts';
import type { PlatformHandle } from '../creator/platform.ts';
import { isGmailSetUp } from '../delivery/ask-gate.ts';
import { emailDeliveryId, queueEmail, type Delivery } from '../delivery/delivery.ts';
import type { MessageTemplates } from '../template/message-templates.ts';
import { renderEmail } from '../template/render-email.ts';
import type { RenderedEmail } from '../template/rendered-email.ts';
import type { TemplateValues } from '../template/template-variables.ts';
import { isPaid, type KnownCreator } from './known-creator.ts';
import type { Reading } from './reading.ts';

export interface CaptureFacts {
  target: PlatformHandle;
  known: KnownCreator | null;
  /** The creator as this press leaves it. */
  creator: Creator;
  reading: Reading;
  /** False for a later try: it sends what was never sent, and nothing a second time. */
  by_person: boolean;
  balance: number;
  /** The delivery that already wrote, or will write, to the creator's address. */
  contacted_by: string | null;
  settings: EmailSettings;
  templates: MessageTemplates;
  values: TemplateValues;
  now: Date;
}

/** Everything a press changes, to be written in one piece or not at all. */
export interface CaptureChanges {
  creator: Creator;
  is_new: boolean;
  /** The handle to bind to a new creator. */
  target: PlatformHandle;
  charge: { id: string; entry: CreditEntry } | null;
  delivery: { id: string; is_new: boolean; document: Delivery; payload: RenderedEmail } | null;
  activity: Activity | null;
}

export interface CaptureDecision {
  outcome: Exclude<CaptureOutcome, 'already_contacted'>;
  email: CaptureEmailState;
  changes: CaptureChanges;
  credits_remaining: number;
}

function decideEmail(
  facts: CaptureFacts,
):
  | { state: Exclude<CaptureEmailState, 'queued'> }
  | { state: 'queued'; to: string; email: RenderedEmail } {
  const { known, creator, reading, contacted_by, settings, templates, values } = facts;
  if (!creator.email) {
    if (reading.kind === 'blocked') return { state: 'profile_blocked' };
    return { state: reading.is_unfinished ? 'search_unfinished' : 'none_found' };
  }
  if (contacted_by && contacted_by !== emailDeliveryId(creator.id))
    return { state: 'already_sent' };
  if (!facts.by_person && known?.email) return { state: 'already_sent' };
  if (!isGmailSetUp(settings)) return { state: 'not_set_up' };
  const rendered = renderEmail(templates, values);
  if (!rendered.ok) return { state: 'template_incomplete' };
  return { state: 'queued', to: creator.email, email: rendered.email };
}

/**
 * What a press does, given everything known: null when the balance does not
 * cover it. Pure, so that a press that lost a race decides again from fresh facts.
 */
export function decideCapture(facts: CaptureFacts): CaptureDecision | null {
  const { known, creator, reading, balance, now } = facts;
  const isFirstRead = reading.kind === 'read' && !isPaid(known);
  const charge = isFirstRead ? spendCredit({ balance, creator_id: creator.id, now }) : null;
  if (isFirstRead && !charge) return null;

  const email = decideEmail(facts);
  const delivery =
    email.state === 'queued'
      ? {
          id: emailDeliveryId(creator.id),
          is_new: !known?.email,
          document: queueEmail({
            creator_id: creator.id,
            to: email.to,
            subject: email.email.subject,
            now,
            before: known?.email ?? null,
          }),
          payload: email.email,
        }
      : null;
  const activity: Activity | null =
    isFirstRead || !known
      ? {
          at: now,
          kind: 'captured',
          creator_id: creator.id,
          creator_name: creator.name,
          detail: creator.email ?? '',
        }
      : null;
  return {
    outcome: known ? 'updated' : 'created',
    email: email.state,
    changes: { creator, is_new: !known, target: facts.target, charge, delivery, activity },
    credits_remaining: charge?.entry.balance_after ?? balance,
  };
}
