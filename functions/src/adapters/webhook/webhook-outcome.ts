import {
  ANSWER_KEPT,
  type DeliveryAnswer,
  type DeliveryOutcome,
} from '@vibes/core/delivery/delivery-outcome';
import { cleanLines } from '@vibes/core/template/clean-text';
import { cutText } from '@vibes/core/text/cut-text';
import { retryAfter } from '../http/retry-after.ts';

/** The beginning of a text, fit to be stored and shown: whole characters, none that control. */
export const keptText = (text: string): string =>
  cutText(cleanLines(text.slice(0, 4 * ANSWER_KEPT)).trim(), ANSWER_KEPT);

const waiting = (milliseconds: number | null) =>
  milliseconds === null ? {} : { retry_after: milliseconds };

/** What an answer means. The status alone decides: what the answer says is kept for people. */
export function webhookOutcome(
  answer: DeliveryAnswer & { status: number },
  retry_after_header: string | null,
  now: number,
): DeliveryOutcome {
  const { status } = answer;
  const wait = waiting(retryAfter(retry_after_header, now));
  if (status >= 200 && status < 300) return { kind: 'accepted', answer };
  if (status === 410) return { kind: 'permanent', code: 'webhook_gone', answer };
  if (status === 429) return { kind: 'temporary', code: 'webhook_busy', ...wait, answer };
  if (status === 503) return { kind: 'temporary', code: 'webhook_failed', ...wait, answer };
  const isRedirect = status >= 300 && status < 400;
  return { kind: 'temporary', code: isRedirect ? 'webhook_redirected' : 'webhook_failed', answer };
}
