import { Box, Button, Flex } from '@chakra-ui/react';
import { Download as DownloadIcon } from 'lucide-react';
import { useRef } from 'react';
import { count } from './credit-numbers.ts';
import type { Download as State, useDownload } from './use-download.ts';

function progressOf(download: State): string {
  if (download.step !== 'reading') return '';
  const { progress } = download;
  return progress ? `Reading ${count(progress.read)} of ${count(progress.total)} …` : 'Reading …';
}

/** All entries as a file, however many; while they are read, the progress and a button to cancel. */
export function Download({ download, start, cancel }: ReturnType<typeof useDownload>) {
  const button = useRef<HTMLButtonElement>(null);
  const isReading = download.step === 'reading';
  return (
    <Flex align="baseline" justify="flex-end" wrap="wrap" columnGap="3" rowGap="2">
      <Box role="status" color="fg.muted" textStyle="xs" fontVariantNumeric="tabular-nums">
        {progressOf(download)}
      </Box>
      {isReading && (
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
      <Button
        ref={button}
        size="xs"
        variant="outline"
        aria-disabled={isReading || undefined}
        onClick={start}
      >
        <DownloadIcon aria-hidden="true" />
        Download CSV
      </Button>
    </Flex>
  );
}
