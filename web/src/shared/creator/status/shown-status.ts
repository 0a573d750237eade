import type { Creator } from '@vibes/core/creator/creator';
import {
  useOptimisticStatuses,
  type OptimisticStatus,
  type OptimisticStatuses,
} from './optimistic-status.ts';

type WithStatus = Pick<Creator, 'id' | 'status' | 'status_set_by' | 'updated_at'>;

/** The creator with the status to show; the same object where that is its own. */
export function withOptimisticStatus<Row extends WithStatus>(
  row: Row,
  chosen: OptimisticStatus | undefined,
): Row {
  const isShown = chosen && (!chosen.before || row.updated_at <= chosen.before);
  if (!isShown || chosen.status === row.status) return row;
  return { ...row, status: chosen.status, status_set_by: 'person' };
}

/** The rows with the statuses to show; the same list where none differs. */
export function withOptimisticStatuses<Row extends WithStatus>(
  rows: readonly Row[],
  chosen: OptimisticStatuses,
): readonly Row[] {
  if (chosen.size === 0) return rows;
  const shown = rows.map((row) => withOptimisticStatus(row, chosen.get(row.id)));
  return shown.some((row, place) => row !== rows[place]) ? shown : rows;
}

/** A creator with the status to show. */
export function useShownStatus<C extends WithStatus>(creator: C): C & { isSaving: boolean } {
  const chosen = useOptimisticStatuses().get(creator.id);
  return { ...withOptimisticStatus(creator, chosen), isSaving: chosen?.before === null };
}
