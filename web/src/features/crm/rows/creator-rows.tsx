import { Box } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import type { CreatorStatus } from '@vibes/core/creator/creator-status';
import { useRef } from 'react';
import { useIsNarrow } from '../../../components/use-is-narrow.ts';
import { CreatorTable } from '../creator-table.tsx';
import { setStatus } from '../set-status.data.ts';
import { useEmailDeliveries } from '../use-email-deliveries.ts';
import { useShownCreators } from '../use-shown-creators.ts';
import type { CreatorListProps } from './creator-list-props.ts';
import { NarrowRows } from './narrow-rows.tsx';
import { useRowFocus } from './use-row-focus.ts';
import { useRowKeys } from './use-row-keys.ts';

const newerOf = (entry: CreatorEntry, document: Creator | undefined): CreatorEntry =>
  document && document.updated_at >= entry.updated_at ? document : entry;

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

/** The creators of one page, with their keys: a table, or rows of a line or two where it has no room. */
export function CreatorRows(props: Pick<CreatorListProps, 'creators' | 'fresh' | 'selection'>) {
  const { creators, fresh, selection } = props;
  const documents = useShownCreators(creators);
  const rows = creators.map((entry) => newerOf(entry, documents.get(entry.id)));
  const emails = useEmailDeliveries([...documents.values()]);
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
      <List
        creators={rows}
        documents={documents}
        fresh={fresh}
        emails={emails}
        selection={selection}
      />
    </Box>
  );
}
