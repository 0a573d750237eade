import type { MessageTemplates } from '@vibes/core/template/message-templates';
import { CallError, sentenceOf } from '../../../lib/call-error.ts';
import { call } from '../../../lib/callables.ts';
import { updateUserData } from '../../../lib/user-data.ts';
import { doubtOf, type Doubt } from '../../../shared/delivery/doubt.ts';
import type { GmailValues } from '../../../shared/gmail/gmail-schema.ts';

/** What happens when "Send email" is pressed, in this order; `replies` where Gmail was connected before. */
export type SendStep = 'template' | 'gmail' | 'replies' | 'email';
export interface SendRefusal {
  step: SendStep;
  sentence: string;
  /** What the person may answer to go on all the same; null where there is no way on. */
  doubt: Doubt | null;
}

/**
 * Saves the template, connects Gmail and watches for replies, sends; what was done by an earlier press is left out
 * (`template`, `gmail` null, `watches` false). Each part may be repeated: the email itself goes out once. Resolves to
 * the first refusal; null when the email is on its way. Never rejects.
 */
export async function sendFirstEmail(
  creator_id: string,
  todo: {
    template: Pick<MessageTemplates, 'email_subject' | 'email_template'> | null;
    gmail: GmailValues | null;
    /** The person wants their mailbox watched for replies. */
    watches: boolean;
    /** The person was asked about a doubt, with this revision of the email before; null for none. */
    assent: { anyway: true; seen_revision: number | null } | null;
  },
  onStep: (step: SendStep) => void,
): Promise<SendRefusal | null> {
  const { template, gmail, watches, assent } = todo;
  let step = 'template' as SendStep;
  const begin = (next: SendStep) => {
    step = next;
    onStep(next);
  };
  try {
    if (template) {
      begin('template');
      await updateUserData({ table: 'message_templates', data: template });
    }
    if (gmail || watches) {
      begin(gmail ? 'gmail' : 'replies');
      const data = { ...gmail, ...(watches && { watch_replies: true }) };
      await updateUserData({ table: 'email_settings', data });
    }
    begin('email');
    await call('sendEmail', { creator_id, ...assent });
    return null;
  } catch (error) {
    const doubt = error instanceof CallError && step === 'email' ? doubtOf(error.reason) : null;
    return { step, sentence: sentenceOf(error), doubt };
  }
}
