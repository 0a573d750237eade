import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { count } from './credit-numbers.ts';
import { useDownload, type Download as State } from './use-download.ts';

function progressOf(download: State): string {
  if (download.step !== 'reading') return '';
  const { progress } = download;
  return progress ? `Reading ${count(progress.read)} of ${count(progress.total)} …` : 'Reading …';
}

/** All entries as a file, however many; while they are read, how far it is and a way to give up. */
export function Download() {
  const { download, start, cancel } = useDownload();
  const button = useRef<HTMLButtonElement>(null);
  const isReading = download.step === 'reading';
  return (
    <Flex align="center" justify="flex-end" wrap="wrap" columnGap="3" rowGap="2">
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
        Download CSV
      </Button>
      {download.step === 'failed' && (
        <Text role="alert" w="full" textAlign="end" color="fg.error">
          The file could not be made. Check your network and try again.
        </Text>
      )}
    </Flex>
  );
}
