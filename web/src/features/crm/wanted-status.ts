import type { Creator } from '@vibes/core/creator/creator';
import type { CreatorStatus } from '@vibes/core/creator/creator-status';
import { onOtherPerson } from '../../lib/other-person.ts';

/**
 * The statuses that the person chose, shown at once wherever the creator is, and forgotten when the
 * server refuses them: unlike a plain write, a transaction is not shown before it is saved.
 */

interface Wanted {
  status: CreatorStatus;
  /** When the creator was last changed before this was saved; null until it is. */
  before: Date | null;
}

/** By creator, oldest first: of those before the last only one that is saved is left to show. */
const wanted = new Map<string, Wanted[]>();
const listeners = new Set<() => void>();
/** Another number after each change. */
let changes = 0;

function put(id: string, next: Wanted[]) {
  if (next.length > 0) wanted.set(id, next);
  else wanted.delete(id);
  changes += 1;
  for (const listener of listeners) listener();
}

onOtherPerson(() => {
  wanted.clear();
  changes += 1;
});

export function onWantedStatus(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const wantedChanges = () => changes;

export const wantedStatus = (id: string): Wanted | undefined => wanted.get(id)?.at(-1);

/**
 * Shows a status from now on. Of several choices the last one counts; when it is refused, the one
 * that was saved before it.
 */
export function wantStatus(id: string, status: CreatorStatus) {
  const mine: Wanted = { status, before: null };
  const all = () => wanted.get(id) ?? [];
  put(id, [...all(), mine]);
  return {
    isLast: () => wantedStatus(id) === mine,
    saved(before: Date) {
      const place = all().indexOf(mine);
      if (place >= 0) put(id, [{ status, before }, ...all().slice(place + 1)]);
    },
    /** It was refused, given up before it was sent, or is shown by the creator itself. */
    dropped: () =>
      put(
        id,
        all().filter((one) => one !== mine),
      ),
  };
}

/** The status to show: the wanted one until the creator is read as it was saved, or changed later. */
export const shownStatus = (
  { status, updated_at }: Pick<Creator, 'status' | 'updated_at'>,
  want: Wanted | undefined,
): CreatorStatus => (want && (!want.before || updated_at <= want.before) ? want.status : status);

/** The rows with the statuses to show; the same list where none differs. */
export function withWantedStatuses<
  Row extends Pick<Creator, 'id' | 'status' | 'status_set_by' | 'updated_at'>,
>(rows: readonly Row[]): readonly Row[] {
  if (wanted.size === 0) return rows;
  const shown = rows.map((row) => {
    const status = shownStatus(row, wantedStatus(row.id));
    return status === row.status ? row : { ...row, status, status_set_by: 'person' as const };
  });
  return shown.some((row, place) => row !== rows[place]) ? shown : rows;
}
