import type { Creator } from './creator.ts';
import type { CreatorStatus } from './creator-status.ts';

/** A status that a person set by hand. */
export interface StatusChange {
  from: CreatorStatus;
  to: CreatorStatus;
}

/**
 * What a person did to the status between two versions of a creator; null when
 * they did nothing. Events set a status too, but never one with `status_set_by: person`.
 */
export function statusChange(
  before: Pick<Creator, 'status'>,
  after: Pick<Creator, 'status' | 'status_set_by'>,
): StatusChange | null {
  if (after.status_set_by !== 'person' || after.status === before.status) return null;
  return { from: before.status, to: after.status };
}
