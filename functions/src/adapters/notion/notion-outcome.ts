import { APIErrorCode, isHTTPResponseError } from '@notionhq/client';
import {
  ANSWER_KEPT,
  type DeliveryAnswer,
  type DeliveryOutcome,
} from '@vibes/core/delivery/delivery-outcome';
import type { DeliveryRefusal } from '@vibes/core/delivery/delivery-refusal';
import { cutText } from '@vibes/core/text/cut-text';
import { retryAfter } from '../http/retry-after.ts';

/** Milliseconds to wait when Notion asks for patience and names no time. */
const USUAL_WAIT = 30_000;
const LEAST_WAIT = 1000;
/** However long it asks for: the next try is at most a day away. */
const LONGEST_WAIT = 24 * 60 * 60 * 1000;

const PERMANENT: Partial<Record<string, DeliveryRefusal>> = {
  [APIErrorCode.RestrictedResource]: 'notion_restricted',
  [APIErrorCode.ObjectNotFound]: 'notion_not_shared',
};
/** How Notion says that a column is gone, renamed or of another type. */
const ABOUT_COLUMNS = /is not a property that exists|is expected to be|could not find property/i;

/** A request that Notion understood and turned down: nothing was written. */
export const isTurnedDown = (error: unknown): boolean =>
  isHTTPResponseError(error) && error.status === 400;

export const isNotFound = (error: unknown): boolean =>
  isHTTPResponseError(error) && error.code === APIErrorCode.ObjectNotFound;

function waitEnd(headers: unknown, now: Date): Date {
  const header = headers instanceof Headers ? headers.get('retry-after') : null;
  const asked = retryAfter(header, now.getTime()) ?? USUAL_WAIT;
  return new Date(now.getTime() + Math.min(Math.max(asked, LEAST_WAIT), LONGEST_WAIT));
}

/** What Notion said, without what was sent. */
function answerOf(error: unknown, milliseconds: number): DeliveryAnswer {
  if (!isHTTPResponseError(error)) {
    const name = error instanceof Error ? error.name : 'fault';
    return { status: null, text: /timeout/i.test(name) ? 'No answer in time.' : '', milliseconds };
  }
  const text = cutText(`${error.code}: ${error.message}`, ANSWER_KEPT);
  return { status: error.status, text, milliseconds };
}

/**
 * What a failed request to Notion means for a delivery. Only what Notion itself says is final;
 * an answer that a proxy in between made, or none, is tried again.
 */
export function notionOutcome(
  error: unknown,
  { now, milliseconds }: { now: Date; milliseconds: number },
): DeliveryOutcome {
  const answer = answerOf(error, milliseconds);
  const permanent = (code: DeliveryRefusal) => ({ kind: 'permanent', code, answer }) as const;
  const temporary = (code: DeliveryRefusal) => ({ kind: 'temporary', code, answer }) as const;
  if (!isHTTPResponseError(error)) return temporary('notion_unreachable');
  const { status } = error;
  if (status === 429 || status === 529) {
    const until = waitEnd(error.headers, now);
    return { kind: 'postponed', code: 'notion_busy', until, answer };
  }
  if (status === 401) return permanent('notion_key_refused');
  if (status === 409) return temporary('notion_busy');
  if (status === 400) {
    return permanent(ABOUT_COLUMNS.test(error.message) ? 'notion_columns' : 'notion_refused');
  }
  const code = PERMANENT[error.code];
  return code ? permanent(code) : temporary('notion_unreachable');
}
