import type { Creator } from './creator.ts';
import type { CreatorStatus } from './creator-status.ts';

/** A status that a person set by hand, or took back. */
export interface StatusChange {
  from: CreatorStatus;
  to: CreatorStatus;
}

/**
 * What a person did to the status between two versions of a creator; null when
 * they did nothing. Events set a status too, but neither in a person's name nor over
 * what a person set: from `person` to `event` leads only the undo of a person.
 */
export function statusChange(
  before: Pick<Creator, 'status' | 'status_set_by'>,
  after: Pick<Creator, 'status' | 'status_set_by'>,
): StatusChange | null {
  const isByPerson = [before, after].some(({ status_set_by }) => status_set_by === 'person');
  if (!isByPerson || after.status === before.status) return null;
  return { from: before.status, to: after.status };
}
