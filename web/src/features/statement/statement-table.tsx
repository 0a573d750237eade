import { Table } from '@chakra-ui/react';
import { FlushCell, FlushTitle } from '../../components/table-cells.ts';
import { change, count } from './credit-numbers.ts';
import { LineCreator } from './line-creator.tsx';
import { LineMoment } from './line-moment.tsx';
import type { StatementLine } from './statement-line.ts';

export interface StatementLinesProps {
  lines: readonly StatementLine[];
  /** Ids of lines that came while the page was open. */
  fresh: ReadonlySet<string>;
  time_zone: string;
}

/** Titles and widths: fixed, so that nothing moves when a line is added. */
const COLUMNS = [
  ['Date', '12.5rem', 'start'],
  ['What', undefined, 'start'],
  ['Creator', undefined, 'start'],
  ['Change', '5.5rem', 'end'],
  ['Balance', '5.5rem', 'end'],
] as const;

/** The lines as a table. */
export function StatementTable({ lines, fresh, time_zone }: StatementLinesProps) {
  return (
    <Table.Root size="md" tableLayout="fixed" whiteSpace="normal" aria-label="Credit statement">
      <Table.Header>
        <Table.Row bg="transparent">
          {COLUMNS.map(([column, width, align]) => (
            <FlushTitle key={column} scope="col" w={width} textAlign={align}>
              {column}
            </FlushTitle>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {lines.map((line) => (
          <Table.Row
            key={line.id}
            bg="transparent"
            animation={fresh.has(line.id) ? 'mark-new 4s ease-out' : undefined}
          >
            <FlushCell color="fg.muted">
              <LineMoment at={line.at} time_zone={time_zone} />
            </FlushCell>
            <FlushCell>{line.what}</FlushCell>
            <FlushCell>{line.creator && <LineCreator creator={line.creator} />}</FlushCell>
            <FlushCell
              textAlign="end"
              fontVariantNumeric="tabular-nums"
              color={line.delta > 0 ? 'fg.success' : undefined}
            >
              {change(line.delta)}
            </FlushCell>
            <FlushCell textAlign="end" fontVariantNumeric="tabular-nums" fontWeight="500">
              {count(line.balance_after)}
            </FlushCell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
