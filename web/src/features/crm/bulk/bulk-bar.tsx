import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Download, Trash2 } from 'lucide-react';
import { useTimeZone } from '../../../lib/use-time-zone.ts';
import type { ListSelection } from '../selection/use-selection.ts';
import { exportChosen } from '../export/export-chosen.ts';
import type { BulkAction } from './bulk-action.ts';
import { LastAction, useBulkJob } from './last-action.tsx';
import { SendAction } from './send-action.tsx';
import { StatusAction } from './status-action.tsx';
import { deleteMany } from './delete-many.ts';

/** Saves the chosen creators as a file. */
const ExportAction: BulkAction = ({ chosen, isBusy }) => {
  const time_zone = useTimeZone();
  return (
    <Button
      size="xs"
      variant="outline"
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) exportChosen(chosen, time_zone);
      }}
    >
      <Download aria-hidden="true" />
      Export CSV
    </Button>
  );
};

/** Deletes the chosen creators. It can be undone for 30 days, so it does not ask first. */
const DeleteAction: BulkAction = ({ chosen, isBusy }) => (
  <Button
    size="xs"
    variant="outline"
    aria-disabled={isBusy || undefined}
    onClick={() => {
      if (!isBusy) deleteMany(chosen);
    }}
  >
    <Trash2 aria-hidden="true" />
    Delete
  </Button>
);

/** What can be done with the chosen creators, in the order of the bar. */
const BULK_ACTIONS: readonly BulkAction[] = [StatusAction, SendAction, ExportAction, DeleteAction];

/** What is chosen, what can be done with it, and how far or how well the last action went. */
export function BulkBar({ selection }: { selection: ListSelection }) {
  const job = useBulkJob();
  const { chosen, total, isLoading } = selection;
  // Not for a part of those that are meant.
  const isBusy = job?.state === 'running' || isLoading;
  return (
    <Stack gap="2">
      {selection.isChoosing && (
        <Flex role="toolbar" aria-label="Selected creators" align="center" wrap="wrap" gap="2">
          <Text role="status" fontWeight="500" fontVariantNumeric="tabular-nums" me="1">
            {chosen.length.toLocaleString('en-US')} selected
          </Text>
          {total !== null && chosen.length < total && (
            <Button
              size="xs"
              variant="ghost"
              aria-disabled={isLoading || undefined}
              onClick={selection.chooseAll}
            >
              {isLoading ? 'Loading all' : 'Select all'} {total.toLocaleString('en-US')}
              {selection.isFiltered && ' that match'}
            </Button>
          )}
          {chosen.length > 0 &&
            BULK_ACTIONS.map((Action, place) => (
              <Action key={place} chosen={chosen} isBusy={isBusy} />
            ))}
          <Button size="xs" variant="ghost" onClick={selection.clear}>
            Clear
          </Button>
        </Flex>
      )}
      <LastAction onChoose={selection.choose} />
    </Stack>
  );
}
