import type { Backfill } from '@vibes/core/crm/backfill';
import { NOTION_FIELDS, type NotionCheck, type NotionField } from '@vibes/core/crm/notion-check';

type Found = Extract<NotionCheck, { ok: true }>;

/** "Name, Notes and Status". */
function inWords(names: string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

export const fieldNames = (fields: readonly NotionField[]): string =>
  inWords(fields.map((field) => NOTION_FIELDS[field]));

/** A database without a name, as Notion calls it. */
export const databaseName = (title: string): string => title.trim() || 'Untitled';

/** What is left to do with a database that was found. */
export function foundSentence({ notion_data_source_id, missing }: Found): string {
  if (notion_data_source_id === null)
    return 'It has several tables. Choose the one for your creators, then save.';
  if (missing.length === 0) return 'It has every column.';
  const [are, them] = missing.length === 1 ? ['column is', 'it'] : ['columns are', 'them'];
  return `${missing.length} ${are} missing: ${fieldNames(missing)}. Add ${them} here, or by hand in Notion.`;
}

/** State `done` means that every creator is queued; their mirrors are sent later. */
const isOver = ({ state, total, copied, failed }: Backfill): boolean =>
  state === 'done' && copied + failed >= total;

export const isUnderWay = (backfill: Backfill): boolean =>
  backfill.state !== 'stopped' && !isOver(backfill);

/** The progress of the back-fill. */
export function backfillWords(backfill: Backfill): string {
  const { state, total, copied, failed } = backfill;
  if (isUnderWay(backfill)) return `Copying your creators to Notion: ${copied} of ${total}`;
  if (state === 'stopped')
    return `Copying your creators to Notion stopped at ${copied} of ${total}`;
  if (failed > 0) return `${total - failed} of ${total} creators are in Notion`;
  return total === 1 ? 'Your creator is in Notion' : `All ${total} creators are in Notion`;
}

export const failedWords = (failed: number): string | null => {
  if (failed === 0) return null;
  return `We couldn’t copy ${failed} ${failed === 1 ? 'creator' : 'creators'}.`;
};

/**
 * Whether the back-fill is shown. `first` is its state when the visit began: one that had ended by
 * then is not shown, and neither is one of no creators.
 */
export function isWorthTelling(backfill: Backfill | null, first: Backfill | null): boolean {
  if (!backfill || backfill.total === 0) return false;
  if (!isOver(backfill)) return true;
  const isSame = first?.started_at.getTime() === backfill.started_at.getTime();
  return !(first && isSame && isOver(first));
}
