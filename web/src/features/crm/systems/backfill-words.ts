import type { Backfill } from '@vibes/core/crm/backfill';

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
