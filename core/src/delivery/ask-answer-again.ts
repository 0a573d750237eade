import type { EmailSettings } from '../account/email-settings.ts';
import { isMailboxConnected } from './is-gmail-set-up.ts';
import { DELIVERY_REFUSALS, type DeliveryRefusal } from './delivery-refusal.ts';
import type { Delivery, DeliveryState } from './delivery.ts';
import type { Refusal } from './refusal.ts';

interface AnswerAgain {
  answer: Pick<Delivery, 'state' | 'revision'>;
  settings: Pick<EmailSettings, 'email_address' | 'app_password_set'>;
  /** The creator, or the address it goes to, gets no more email. */
  is_opted_out: boolean;
  /** The person was shown that it may have arrived. */
  anyway: boolean;
  /** Its revision then; undefined when not known. */
  seen_revision: number | null | undefined;
}

export type AnswerAgainVerdict =
  | Refusal<DeliveryRefusal | 'sending_now' | 'changed'>
  /** The same "anyway" was followed before. */
  | { kind: 'done'; state: DeliveryState }
  | { kind: 'queue' };

const GOING: ReadonlySet<DeliveryState> = new Set(['queued', 'sending', 'sent']);

const refuse = (code: DeliveryRefusal, sentence: string = DELIVERY_REFUSALS[code]) =>
  ({ kind: 'refused', code, sentence }) as const;

/**
 * Whether an answer goes out again, as it was written. One that may have arrived only with `anyway`,
 * and one that went out not at all.
 */
export function askAnswerAgain(facts: AnswerAgain): AnswerAgainVerdict {
  const { answer, settings, is_opted_out, anyway, seen_revision } = facts;
  const { state, revision } = answer;
  if (seen_revision !== undefined && seen_revision !== revision) {
    if (anyway && GOING.has(state)) return { kind: 'done', state };
    const sentence = 'This answer has changed. Check it again before you send it.';
    return { kind: 'refused', code: 'changed', sentence };
  }
  if (state === 'sending') {
    return { kind: 'refused', code: 'sending_now', sentence: 'It’s being sent right now.' };
  }
  if (state === 'sent') return refuse('already_sent', 'This answer was already sent.');
  if (is_opted_out) return refuse('opted_out');
  if (state === 'uncertain' && !anyway) return refuse('outcome_unknown');
  return isMailboxConnected(settings) ? { kind: 'queue' } : refuse('not_set_up');
}
