import { cutText } from '../text/cut-text.ts';
import type { Creator } from './creator.ts';
import { handlesOf, type Handles, type WithHandles } from './handles.ts';

/**
 * The fields of a creator that a list searches, filters, sorts by, draws before the document itself is
 * read, and writes into a file.
 */
export const ENTRY_FIELDS = [
  'id',
  'name',
  'platform',
  'handles',
  'email',
  'email_source',
  'email_found_at',
  'email_evidence',
  'linktree_url',
  'followers',
  'notes',
  'picture_version',
  'status',
  'status_set_by',
  'read_state',
  'charged_at',
  'email_sent',
  'dm_sent_at',
  'opted_out_at',
  'awaiting',
  'last_in_at',
  'replied_to_step',
  'last_out_at',
  'remind_at',
  'person_says',
  'may_be_from',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof Creator | 'handles')[];

/** The fields that an entry has as the creator has them. */
type SameField = Exclude<(typeof ENTRY_FIELDS)[number], 'handles'>;

/** The characters of the notes that an entry has. */
const NOTES_SEARCHED = 120;

/**
 * A creator as a list knows it: enough for any row, a tenth of the document. Times are dates. Of the
 * notes it has the beginning alone: whoever shows or changes them reads the document.
 */
export type CreatorEntry = Pick<Creator, SameField> & { handles: Handles };

/** Whether the notes of the entry are all there are. */
export const hasWholeNotes = ({ notes }: CreatorEntry): boolean =>
  // Half of a surrogate pair was cut off too.
  notes.length < NOTES_SEARCHED - 1;

/** The entry of a creator. */
export const entryOf = (creator: Pick<Creator, SameField> & WithHandles): CreatorEntry => {
  const known = { ...creator, handles: handlesOf(creator) };
  const entry = Object.fromEntries(ENTRY_FIELDS.map((field) => [field, known[field]]));
  return { ...(entry as CreatorEntry), notes: cutText(creator.notes, NOTES_SEARCHED) };
};
