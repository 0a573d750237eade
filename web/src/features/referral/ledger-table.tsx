import { chakra, Table } from '@chakra-ui/react';
import { format } from 'date-fns/format';
import { useState } from 'react';
import { dollarChange, dollars } from './dollars.ts';
import { ENTRY_WORDS } from './ledger-lines.ts';
import type { ListedEntry } from './use-referral.ts';

/** `balance`: US cents, null while it is not known. */
type Line = ListedEntry & { balance: number | null };

/** The lines as a table. On a phone the date stands below what happened. */
export function LedgerTable({ lines }: { lines: Line[] }) {
  // What came after the ledger was opened is marked for a moment.
  const [openedWith] = useState(() => lines[0]?.at.getTime() ?? 0);
  return (
    <Table.Root size="sm" aria-label="Ledger" fontVariantNumeric="tabular-nums">
      <Table.Header>
        <Table.Row bg="transparent">
          <Title hideBelow="md">Date</Title>
          <Title {...FIRST_ON_PHONE}>What</Title>
          <Title textAlign="end">Amount</Title>
          <Title textAlign="end">Balance</Title>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {lines.map((line) => (
          <Table.Row
            key={line.id}
            bg="transparent"
            animation={line.at.getTime() > openedWith ? 'mark-new 4s ease-out' : undefined}
          >
            <Cell hideBelow="md" whiteSpace="nowrap">
              <Day at={line.at} />
            </Cell>
            <Cell {...FIRST_ON_PHONE}>
              {ENTRY_WORDS[line.kind]}
              <chakra.div hideFrom="md" textStyle="xs" color="fg.muted">
                <Day at={line.at} />
              </chakra.div>
            </Cell>
            <Cell textAlign="end" whiteSpace="nowrap">
              {dollarChange(line.cents)}
            </Cell>
            <Cell textAlign="end" whiteSpace="nowrap" color="fg.muted">
              {line.balance === null ? '-' : dollars(line.balance)}
            </Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

// The outer columns stand flush with the heading above.
const flush = { px: '2', _first: { ps: '0' }, _last: { pe: '0' } } as const;
const FIRST_ON_PHONE = { ps: { base: '0', md: '2' } } as const;
const Title = chakra(Table.ColumnHeader, {
  base: { ...flush, py: '2', textStyle: 'xs', color: 'fg.muted' },
});
const Cell = chakra(Table.Cell, { base: flush });

function Day({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} title={format(at, 'PPPP, p')}>
      {format(at, 'PP')}
    </time>
  );
}
