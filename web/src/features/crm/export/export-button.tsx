import { Button, Flex, Text } from '@chakra-ui/react';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { counted } from '../../../lib/counted.ts';
import { useExport } from './use-export.ts';

/** The creators of the list as a file. Where some are not loaded yet, they load first. */
export function ExportButton(props: { entries: readonly CreatorEntry[]; isWhole: boolean }) {
  const { entries, isWhole } = props;
  const { state, start, cancel } = useExport(entries, isWhole);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Flex align="center" gap="1" wrap="wrap">
      <Button
        ref={button}
        size="xs"
        variant="ghost"
        aria-disabled={state !== null || undefined}
        aria-label={
          isWhole ? `Export ${counted(entries.length, 'creator')} as CSV` : 'Export all as CSV'
        }
        onClick={start}
      >
        <Download aria-hidden="true" />
        Export CSV
      </Button>
      <Text role="status" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {state === 'waiting' && 'Loading creators…'}
        {state !== null &&
          state !== 'waiting' &&
          `Exporting ${state.written.toLocaleString('en-US')} of ${counted(state.total, 'creator')}…`}
      </Text>
      {state !== null && (
        <Button
          size="xs"
          variant="ghost"
          onClick={() => {
            cancel();
            button.current?.focus();
          }}
        >
          Cancel
        </Button>
      )}
    </Flex>
  );
}
