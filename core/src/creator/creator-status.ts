/** The status of a creator. Events move it forward only; a person may set any. */
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

interface Standing {
  status: CreatorStatus;
  status_set_by: 'event' | 'person';
}

/** False once the creator has moved past Discovered: nothing automatic begins then. */
export const isOpenStatus = (creator: Standing): boolean =>
  creator.status === 'Discovered' || creator.status_set_by === 'event';

/**
 * The status after an email or a recorded DM went out. A status set by a person stays, and so does
 * anything later than Discovered.
 */
export function statusAfterContact(creator: Standing): CreatorStatus {
  const isOpen = creator.status === 'Discovered' && creator.status_set_by === 'event';
  return isOpen ? 'Contacted' : creator.status;
}

/**
 * The status that an undo gives back: the one `before`, moved on by what went out since. `now`: the
 * creator as it is stored.
 */
export const statusGivenBack = (
  before: Standing,
  now: { email_sent: boolean; last_out_at: Date | null; dm_sent_at: Date | null },
): Standing =>
  now.email_sent || now.last_out_at !== null || now.dm_sent_at !== null
    ? { ...before, status: statusAfterContact(before) }
    : before;

/** The status once a recorded DM is taken back: Discovered again where the DM alone had moved it on. */
export function statusWithoutDm(creator: {
  status: CreatorStatus;
  status_set_by: 'event' | 'person';
  email_sent: boolean;
  last_out_at: Date | null;
}): CreatorStatus {
  const { status, status_set_by, email_sent, last_out_at } = creator;
  const isByEmail = email_sent || last_out_at !== null;
  return status === 'Contacted' && status_set_by === 'event' && !isByEmail ? 'Discovered' : status;
}
