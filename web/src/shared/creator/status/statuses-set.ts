import type { Creator } from '@vibes/core/creator/creator';
import type { CreatorStatus } from '@vibes/core/creator/creator-status';

/** A status that the person set, and what it was before. */
export interface StatusSet {
  id: string;
  name: string;
  before: Pick<Creator, 'status' | 'status_set_by'>;
  set: CreatorStatus;
}

/** Those of one toast, with one more: of a creator who is among them, the first status and the last. */
export function oneMoreSet(all: readonly StatusSet[], one: StatusSet): StatusSet[] {
  const earlier = all.find(({ id }) => id === one.id);
  return [
    ...all.filter(({ id }) => id !== one.id),
    earlier ? { ...one, before: earlier.before } : one,
  ];
}

/** What was set, in one line. */
export function setWords(all: readonly StatusSet[]): string {
  const [one] = all;
  return one && all.length === 1
    ? `Status of ${one.name} set to ${one.set}`
    : `${all.length} statuses set`;
}
