import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { ListSelection } from '../selection/use-selection.ts';
import type { BulkAction } from './bulk-action.ts';
import { DeleteAction } from './delete-action.tsx';
import { ExportAction } from './export-action.tsx';
import { LastAction, useBulkJob } from './last-action.tsx';
import { SendAction } from './send-action.tsx';
import { StatusAction } from './status-action.tsx';

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
