/** Where a creator stands. Events move a status forward only; a person may set any. */
export const CREATOR_STATUSES = [
  'Discovered',
  'Contacted',
  'Responded',
  'Meeting Scheduled',
  'Converted',
  'Rejected',
  'No Response',
] as const;
export type CreatorStatus = (typeof CREATOR_STATUSES)[number];

/** False once a person took the creator further: no machine begins anything there. */
export const isOpenStatus = (creator: {
  status: CreatorStatus;
  status_set_by: 'event' | 'person';
}): boolean => creator.status === 'Discovered' || creator.status_set_by === 'event';

/**
 * The status after an e-mail or a recorded DM went out. What a person set
 * stands, and so does anything later than Discovered.
 */
export function statusAfterContact(creator: {
  status: CreatorStatus;
  status_set_by: 'event' | 'person';
}): CreatorStatus {
  const isOpen = creator.status === 'Discovered' && creator.status_set_by === 'event';
  return isOpen ? 'Contacted' : creator.status;
}
