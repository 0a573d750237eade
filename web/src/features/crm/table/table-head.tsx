import { chakra, Table } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useCrmView } from '../view/use-crm-view.ts';
import type { Column } from './columns.ts';
import { nextSort } from './next-sort.ts';

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '6',
    cursor: 'pointer',
    borderRadius: 'l1',
    fontWeight: 'inherit',
    textAlign: 'start',
    _hover: { color: 'fg' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
  },
});

/** The titles of the columns, which sort by them. */
export function SortTitles({ columns }: { columns: readonly Column[] }) {
  const { view, change } = useCrmView();
  const { sort } = view;
  return columns.map(({ id, title, width, sorts }) => {
    const isSorted = sort.by === sorts;
    const Arrow = sort.isDescending ? ArrowDown : ArrowUp;
    return (
      <Table.ColumnHeader
        key={id}
        data-column={id}
        scope="col"
        aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
        w={`${width}%`}
        px="2"
        textStyle="xs"
        color={isSorted ? 'fg' : 'fg.muted'}
        py="1"
        verticalAlign="bottom"
      >
        {sorts ? (
          <SortButton type="button" onClick={() => change({ sort: nextSort(sort, sorts) })}>
            {title}
            {isSorted && <Arrow size={12} aria-hidden="true" />}
          </SortButton>
        ) : (
          <chakra.span display="inline-flex" alignItems="center" minH="6">
            {title}
          </chakra.span>
        )}
      </Table.ColumnHeader>
    );
  });
}
