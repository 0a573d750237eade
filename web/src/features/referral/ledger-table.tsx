import { chakra, Table } from '@chakra-ui/react';
import { format } from 'date-fns/format';
import { useState } from 'react';
import { FlushCell, FlushTitle } from '../../components/table-cells.ts';
import { dollarChange, dollars } from './dollars.ts';
import { ENTRY_WORDS } from './ledger-lines.ts';
import type { ListedEntry } from './use-referral.ts';

/** `balance`: US cents, null while it is not known. */
type Line = ListedEntry & { balance: number | null };

/** The lines as a table. On a phone the date is below the description. */
export function LedgerTable({ lines }: { lines: Line[] }) {
  // Lines that came after the ledger was opened are marked for a moment.
  const [openedWith] = useState(() => lines[0]?.at.getTime() ?? 0);
  return (
    <Table.Root size="sm" aria-label="Ledger" fontVariantNumeric="tabular-nums">
      <Table.Header>
        <Table.Row bg="transparent">
          <FlushTitle hideBelow="md">Date</FlushTitle>
          <FlushTitle {...FIRST_ON_PHONE}>What</FlushTitle>
          <FlushTitle textAlign="end">Amount</FlushTitle>
          <FlushTitle textAlign="end">Balance</FlushTitle>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {lines.map((line) => (
          <Table.Row
            key={line.id}
            bg="transparent"
            animation={line.at.getTime() > openedWith ? 'mark-new 4s ease-out' : undefined}
          >
            <FlushCell hideBelow="md" whiteSpace="nowrap">
              <Day at={line.at} />
            </FlushCell>
            <FlushCell {...FIRST_ON_PHONE}>
              {ENTRY_WORDS[line.kind]}
              <chakra.div hideFrom="md" textStyle="xs" color="fg.muted">
                <Day at={line.at} />
              </chakra.div>
            </FlushCell>
            <FlushCell textAlign="end" whiteSpace="nowrap">
              {dollarChange(line.cents)}
            </FlushCell>
            <FlushCell textAlign="end" whiteSpace="nowrap" color="fg.muted">
              {line.balance === null ? '-' : dollars(line.balance)}
            </FlushCell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

const FIRST_ON_PHONE = { ps: { base: '0', md: '2' } } as const;

function Day({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} title={format(at, 'PPPP, p')}>
      {format(at, 'PP')}
    </time>
  );
}
