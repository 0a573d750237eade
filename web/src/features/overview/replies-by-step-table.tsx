import { Panel } from '../../components/panel.tsx';
import { Table } from '@chakra-ui/react';
import { percent } from './outreach-figures.ts';
import type { StepFigures } from './replies-by-step.ts';

/** Replies to first emails and to follow-ups, apart. */
export function RepliesByStepTable({ steps }: { steps: StepFigures[] }) {
  return (
    <Panel title="Replies by email" subtitle="In the last 90 days">
      <Table.Root size="sm" fontVariantNumeric="tabular-nums">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Email</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Sent</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Replies</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Reply rate</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {steps.map(({ name, sent, replies, rate }) => (
            <Table.Row key={name}>
              <Table.Cell>{name}</Table.Cell>
              <Table.Cell textAlign="end">{sent.toLocaleString('en')}</Table.Cell>
              <Table.Cell textAlign="end">{replies.toLocaleString('en')}</Table.Cell>
              <Table.Cell textAlign="end">
                {rate === null ? 'Too early to say' : percent(rate)}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Panel>
  );
}
