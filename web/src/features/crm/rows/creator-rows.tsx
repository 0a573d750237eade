import { Box } from '@chakra-ui/react';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import type { CreatorStatus } from '@vibes/core/creator/creator-status';
import { useEffect, useRef, type RefObject } from 'react';
import { useIsNarrow } from '../../../components/use-is-narrow.ts';
import type { ListSelection } from '../selection/use-selection.ts';
import { useShownRows } from '../shown-rows/use-shown-rows.ts';
import { setStatus } from '../../../shared/creator/status/set-status.data.ts';
import { CreatorTable } from './creator-table.tsx';
import { NarrowRows } from './narrow-rows.tsx';
import { focusRow, useRowKeys } from './use-row-keys.ts';

/** Sets the status of the chosen creators; while none is, of the one that has the focus. */
async function setStatusOf(
  status: CreatorStatus,
  of: { chosen: readonly CreatorEntry[]; row: CreatorEntry | undefined },
) {
  if (of.chosen.length === 0) {
    if (of.row) await setStatus(of.row, status);
    return;
  }
  // Loaded before, with the bar that says who is chosen.
  const { setStatuses } = await import('../bulk/set-statuses.ts');
  setStatuses(of.chosen, status);
}

/**
 * Keeps the focus in the list while its rows change: when the row that had it is gone, the one that
 * took its place gets it, or the last.
 */
function useRowFocus(list: RefObject<HTMLElement | null>, rows: readonly { id: string }[]) {
  const last = useRef<{ target: Element; place: number } | null>(null);
  const shown = rows.map(({ id }) => id).join();
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const come = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const all = [...element.querySelectorAll('[data-row]')];
      last.current = { target, place: all.findIndex((row) => row.contains(target)) };
    };
    const go = ({ relatedTarget: next }: FocusEvent) => {
      if (next instanceof Element) last.current = null;
    };
    element.addEventListener('focusin', come);
    element.addEventListener('focusout', go);
    return () => {
      element.removeEventListener('focusin', come);
      element.removeEventListener('focusout', go);
    };
  }, [list]);
  useEffect(() => {
    const lost = last.current;
    if (!lost || lost.target.isConnected || document.activeElement !== document.body) return;
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    focusRow(all[Math.min(Math.max(lost.place, 0), all.length - 1)]);
  }, [list, shown]);
}

/** The creators of one page, with their keys: a table, or rows of a line or two where it has no room. */
export function CreatorRows(props: {
  entries: readonly CreatorEntry[];
  fresh: ReadonlySet<string>;
  selection: ListSelection;
}) {
  const { selection } = props;
  const rows = useShownRows(props);
  const list = useRef<HTMLDivElement>(null);
  useRowFocus(list, rows);
  useRowKeys(list, (act, id) => {
    if (act.kind === 'clear') selection.clear();
    else if (act.kind === 'select') selection.toggle(id, act.isRange);
    else
      void setStatusOf(act.status, {
        chosen: selection.chosen,
        row: rows.find((row) => row.id === id),
      });
  });
  const List = useIsNarrow() ? NarrowRows : CreatorTable;
  return (
    <Box ref={list}>
      <List rows={rows} selection={selection} />
    </Box>
  );
}
