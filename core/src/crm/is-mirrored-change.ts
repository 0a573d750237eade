import type { Creator } from '../creator/creator.ts';
import { HANDLE_FIELDS } from '../creator/handles.ts';

/** What the user's own CRM shows of a creator. */
const MIRRORED = [
  'name',
  ...HANDLE_FIELDS,
  'email',
  'linktree_url',
  'email_source',
  'email_sent',
  'notes',
  'status',
] as const satisfies (keyof Creator)[];

/** Whether a mirror of the creator in the user's own CRM would differ. `before`: null for a new one. */
export const isMirroredChange = (before: Creator | null, after: Creator): boolean =>
  before === null || MIRRORED.some((field) => before[field] !== after[field]);
