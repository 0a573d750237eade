import { Table } from '@chakra-ui/react';
import { FlushCell, FlushTitle } from '../../components/table-cells.ts';
import { change, count } from './credit-numbers.ts';
import { LineCreator } from './line-creator.tsx';
import { LineMoment } from './line-moment.tsx';
import type { StatementMonth } from './statement-months.ts';
import { ROW_ARRIVES } from '../../theme/motion.ts';

export interface StatementLinesProps {
  months: readonly StatementMonth[];
  /** Ids of lines that came while the page was open. */
  fresh: ReadonlySet<string>;
  time_zone: string;
}

/** Titles and widths: fixed, so that nothing moves when a line is added. */
const COLUMNS = [
  ['Date', '9rem', 'start'],
  ['What', undefined, 'start'],
  ['Creator', undefined, 'start'],
  ['Change', '5.5rem', 'end'],
  ['Balance', '5.5rem', 'end'],
] as const;

/** The lines as a table, a part for each month. */
export function StatementTable({ months, fresh, time_zone }: StatementLinesProps) {
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
      {months.map(({ month, lines, sum }) => (
        <Table.Body key={month}>
          <Table.Row bg="transparent">
            <FlushTitle scope="rowgroup" colSpan={3} color="fg">
              {month}
            </FlushTitle>
            <FlushCell textAlign="end" fontVariantNumeric="tabular-nums" color="fg.muted">
              {sum !== null && change(sum)}
            </FlushCell>
            <FlushCell />
          </Table.Row>
          {lines.map((line) => (
            <Table.Row
              key={line.id}
              bg="transparent"
              animation={fresh.has(line.id) ? ROW_ARRIVES : undefined}
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
      ))}
    </Table.Root>
  );
}
