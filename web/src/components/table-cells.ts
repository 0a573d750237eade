import { chakra, Table } from '@chakra-ui/react';

// The outer columns align with the heading above the table.
const flush = { px: '2', _first: { ps: '0' }, _last: { pe: '0' } } as const;

/** Cells of a table that is a panel's only content. */
export const FlushTitle = chakra(Table.ColumnHeader, {
  base: { ...flush, py: '2', textStyle: 'xs', color: 'fg.muted' },
});
export const FlushCell = chakra(Table.Cell, { base: flush });
