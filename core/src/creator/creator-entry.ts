import type { Creator } from './creator.ts';

/** The fields of a creator that a list searches, filters, sorts by and draws before the document itself is read. */
export const ENTRY_FIELDS = [
  'id',
  'name',
  'platform',
  'tiktok_username',
  'instagram_username',
  'email',
  'email_source',
  'linktree_url',
  'followers',
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
  'last_out_at',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof Creator)[];

/** A creator as a list knows it: enough for any row, a tenth of the document. Times are dates. */
export type CreatorEntry = Pick<Creator, (typeof ENTRY_FIELDS)[number]>;

/** The entry of a creator. */
export const entryOf = (creator: CreatorEntry): CreatorEntry =>
  Object.fromEntries(ENTRY_FIELDS.map((field) => [field, creator[field]])) as CreatorEntry;
