import { Box, chakra, Table } from '@chakra-ui/react';
import { useState } from 'react';
import { longDay } from './days-back.ts';
import type { DayFigures } from './outreach-figures.ts';

const COLUMNS = ['Captures', 'Emails', 'DMs', 'Replies'] as const;

const Summary = chakra('summary', {
  base: {
    w: 'fit-content',
    color: 'fg.muted',
    cursor: 'pointer',
    borderRadius: 'l1',
    py: '1',
    _hover: { color: 'fg' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
  },
});

/** The figures of the plot as a table, drawn as it is opened. */
export function DayTable({ days }: { days: DayFigures[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <Summary>Show as a table</Summary>
      {isOpen && <Rows days={days} />}
    </details>
  );
}

/** The newest day first. */
function Rows({ days }: { days: DayFigures[] }) {
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label="Figures by day"
      maxH="20rem"
      overflow="auto"
      mt="3"
      borderWidth="1px"
      borderRadius="l2"
    >
      <Table.Root size="sm" stickyHeader fontVariantNumeric="tabular-nums">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Day</Table.ColumnHeader>
            {COLUMNS.map((column) => (
              <Table.ColumnHeader key={column} textAlign="end">
                {column}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {days.toReversed().map((day) => (
            <Table.Row key={day.day}>
              <Table.ColumnHeader scope="row" fontWeight="400" whiteSpace="nowrap">
                {longDay(day.day)}
              </Table.ColumnHeader>
              <Count of={day.captures} />
              <Count of={day.emails} />
              <Count of={day.dms} />
              <Count of={day.replies} />
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

function Count({ of }: { of: number }) {
  return (
    <Table.Cell textAlign="end" color={of === 0 ? 'fg.subtle' : undefined}>
      {of.toLocaleString('en')}
    </Table.Cell>
  );
}
