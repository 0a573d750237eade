import type { Creator } from '../creator/creator.ts';
import { statusChange } from '../creator/status-change.ts';

/** What the user's own CRM shows of a creator. */
const COPIED = [
  'name',
  'tiktok_username',
  'instagram_username',
  'email',
  'linktree_url',
  'email_source',
  'email_sent',
  'notes',
  'status',
] as const satisfies (keyof Creator)[];

/** Whether a copy of the creator in the user's own CRM would differ. `before`: null for a new one. */
export const isCopiedChange = (before: Creator | null, after: Creator): boolean =>
  before === null || COPIED.some((field) => before[field] !== after[field]);

/**
 * Whether a person changed by hand what their own CRM shows, between two versions of a creator
 * that one write lies between. The server queues the copies of its own changes together with
 * them, and must not be heard here:
 * - a status is a person's as `statusChange` says;
 * - notes are a person's while `capture_id` stays. The server writes notes at a press only, and
 *   each press names itself there; the rules keep the field from the browser.
 */
export function isPersonsCopiedChange(before: Creator, after: Creator): boolean {
  const isNoted = before.notes !== after.notes && before.capture_id === after.capture_id;
  return isNoted || statusChange(before, after) !== null;
}
