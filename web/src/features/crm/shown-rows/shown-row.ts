import type { Creator } from '@vibes/core/creator/creator';
import { entryOf, type CreatorEntry } from '@vibes/core/creator/creator-entry';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { withNews, type CreatorList } from '../creator-store/creator-list.ts';
import {
  emailSentState,
  type EmailSentState,
} from '../../../shared/creator-details/email-sent-state.ts';
import type { OptimisticStatus } from '../../../shared/creator/status/optimistic-status.ts';
import { withOptimisticStatus } from '../../../shared/creator/status/shown-status.ts';

/**
 * Where each field of a row of the table comes from, and which source wins. Decided here alone; the
 * hooks of this folder read the sources, and cells draw the row.
 *
 *   last visit ──► newest, live ──► creator store        document, live   newest email, live
 *   (this device)  (25, whole)      (index and changes)  (of the page)    (named by the document)
 *         └───────────────┴────────────────┘                   │                 │
 *                 creatorList()                                │                 │
 *                       │ entry of every creator               │                 │
 *   chosen status ──► withOptimisticStatuses() ─► search, filter, sort, page     │
 *         │                                            │       │                 │
 *         └─────────────────────────────────────► shownRow() ◄─┴─────────────────┘
 *
 *   who is in the list    newest > creator store; until the newest come, the last visit
 *   status, who set it    the status just chosen, until the creator is read as saved or was changed
 *                         later > as all other fields
 *   emailState            the newest email > `email_sent` of the document > of the entry
 *   delivery              the newest email
 *   document, may_be_from the document; nothing until it is read
 *   all other fields      the document if it is as new as the entry > the entry
 */

/** How many of the newest creators are live from the start. */
export const NEWEST = 25;

/** The entries of all creators: the newest live, with the older ones that the store has so far. */
export function creatorList(sources: {
  /** Null while they load. */
  newest: readonly CreatorEntry[] | null;
  stored: CreatorList;
  /** As the last visit knew them; null for nothing. */
  last: readonly CreatorEntry[] | null;
}): CreatorList {
  const { newest, stored, last } = sources;
  if (!newest) return { rows: last ?? [], isWhole: !!last && last.length < NEWEST };
  if (newest.length < NEWEST) return { rows: newest, isWhole: true };
  if (stored.isWhole) return stored;
  if (stored.rows.length < newest.length) return { rows: newest, isWhole: false };
  const news = new Map(newest.map((entry) => [entry.id, entry]));
  return { rows: withNews(stored, news), isWhole: false };
}

/** A row as the table shows it. */
export interface ShownRow extends CreatorEntry, Pick<Creator, 'may_be_from'> {
  /** The status was chosen, and is not saved yet. */
  isSaving: boolean;
  /** Captured since the screen was opened. */
  isFresh: boolean;
  /** The state of the newest email. */
  emailState: EmailSentState;
  /** The newest email; null where there is none, undefined while it is not known. */
  delivery: Delivery | null | undefined;
  /** What explains the row on a press: evidence, faults. Undefined while it is not read. */
  document: Creator | undefined;
}

export function shownRow(sources: {
  entry: CreatorEntry;
  document: Creator | undefined;
  delivery: Delivery | null | undefined;
  chosen: OptimisticStatus | undefined;
  isFresh: boolean;
}): ShownRow {
  const { entry, document, delivery, chosen, isFresh } = sources;
  const newer = document && document.updated_at >= entry.updated_at ? entryOf(document) : entry;
  return {
    ...withOptimisticStatus<CreatorEntry>(newer, chosen),
    may_be_from: document?.may_be_from ?? null,
    isSaving: chosen?.before === null,
    isFresh,
    emailState: emailSentState(document ?? entry, delivery),
    delivery,
    document,
  };
}
