import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { CREATOR_STATUSES, type CreatorStatus } from '@vibes/core/creator/creator-status';
import { ChevronDown, Download, Trash2 } from 'lucide-react';
import { counted } from '../../../lib/counted.ts';
import { useTimeZone } from '../../../lib/use-time-zone.ts';
import type { ListSelection } from '../selection/use-selection.ts';
import { BAR_BUTTON, type BulkAction } from './bulk-action.ts';
import { startBulk } from './bulk-job.ts';
import { deleteMany } from './delete-many.ts';
import { LastAction, useBulkJob } from './last-action.tsx';
import { SendAction } from './send-action.tsx';
import { setStatuses } from './set-statuses.ts';

/** Exports the chosen creators as a bulk action, with its progress and the way to stop it. */
function exportChosen(chosen: readonly CreatorEntry[], time_zone: string): void {
  const total = chosen.length;
  void startBulk({ doing: 'Exporting', total }, async ({ onProgress, mayGoOn }) => {
    const { exportCreators } = await import('../export/export-creators.ts');
    const stop = new AbortController();
    const report = (done: number) => {
      onProgress({ done, total });
      if (!mayGoOn()) stop.abort();
    };
    try {
      await exportCreators(chosen, { time_zone, report, signal: stop.signal });
      return { sentence: `${counted(total, 'creator')} exported`, refusals: [] };
    } catch (error) {
      if (!stop.signal.aborted) throw error;
      return { sentence: 'Export stopped. No file was saved.', refusals: [] };
    }
  });
}

/** Saves the chosen creators as a file. */
const ExportAction: BulkAction = ({ chosen, isBusy }) => {
  const time_zone = useTimeZone();
  return (
    <Button
      {...BAR_BUTTON}
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
    {...BAR_BUTTON}
    aria-disabled={isBusy || undefined}
    onClick={() => {
      if (!isBusy) deleteMany(chosen);
    }}
  >
    <Trash2 aria-hidden="true" />
    Delete
  </Button>
);

const TOUCH = { base: '11', md: '8' } as const;

/** The native select, invisible above its button: every device has its own list for it. */
const Choice = chakra('select', {
  base: { position: 'absolute', inset: '0', w: 'full', opacity: 0, cursor: 'pointer' },
});

/** Sets the status of the chosen creators. */
const StatusAction: BulkAction = ({ chosen, isBusy }) => (
  <Button
    as="span"
    {...BAR_BUTTON}
    flexDirection={{ base: 'column-reverse', md: 'row' }}
    position="relative"
    _focusWithin={{ outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' }}
    {...(isBusy && { opacity: 0.5 })}
  >
    <span aria-hidden="true">Set status</span>
    <ChevronDown aria-hidden="true" />
    <Choice
      aria-label="Set the status of the selected creators"
      value=""
      disabled={isBusy}
      onChange={({ target }) => setStatuses(chosen, target.value as CreatorStatus)}
    >
      <option value="" disabled hidden />
      {CREATOR_STATUSES.map((status) => (
        <option key={status}>{status}</option>
      ))}
    </Choice>
  </Button>
);

/** What can be done with the chosen creators, in the order of the bar. */
const BULK_ACTIONS: readonly BulkAction[] = [StatusAction, SendAction, ExportAction, DeleteAction];

/** On a phone in the place of the bar of the app; else in the line above the list. */
const ACTIONS = {
  display: { base: 'grid', md: 'contents' },
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  position: 'fixed',
  bottom: '0',
  insetX: '0',
  pb: 'var(--inset-bottom)',
  bg: 'bg.panel',
  boxShadow: '0 -1px 0 var(--chakra-colors-border)',
} as const;

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
              minH={TOUCH}
              variant="ghost"
              aria-disabled={isLoading || undefined}
              onClick={selection.chooseAll}
            >
              {isLoading ? 'Loading all' : 'Select all'} {total.toLocaleString('en-US')}
              {selection.isFiltered && ' that match'}
            </Button>
          )}
          {chosen.length > 0 && (
            <Box data-in-place-of-bar css={ACTIONS}>
              {BULK_ACTIONS.map((Action, place) => (
                <Action key={place} chosen={chosen} isBusy={isBusy} />
              ))}
            </Box>
          )}
          <Button
            size="xs"
            minH={TOUCH}
            ms={{ base: 'auto', md: '0' }}
            variant="ghost"
            onClick={selection.clear}
          >
            Clear
          </Button>
        </Flex>
      )}
      <LastAction onChoose={selection.choose} />
    </Stack>
  );
}
