import { Box, chakra, Grid, Stack, Text } from '@chakra-ui/react';
import type { CreatorStatus } from '@vibes/core/creator/creator-status';
import { StatusMark } from '../../shared/creator/status/status-mark.tsx';
import { STATUS_COLORS } from '../../theme/status-disc.tsx';
import { percent, shareOf } from './outreach-figures.ts';
import type { StatusCounts } from './use-status-counts.ts';

const WAY: readonly CreatorStatus[] = [
  'Discovered',
  'Contacted',
  'Responded',
  'Meeting Scheduled',
  'Converted',
];
const ENDS: readonly CreatorStatus[] = ['Rejected', 'No Response'];

/** How many creators have each status on the way, and apart from them those at an end. */
export function StatusFunnel({ counts }: { counts: StatusCounts }) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const bars = (statuses: readonly CreatorStatus[]) =>
    statuses.map((status) => (
      <Bar
        key={status}
        status={status}
        count={counts[status]}
        share={shareOf(counts[status], all)}
      />
    ));
  return (
    <Stack gap="3">
      <Stack as="ul" listStyleType="none" gap="3" aria-label="On the way">
        {bars(WAY)}
      </Stack>
      <Stack
        as="ul"
        listStyleType="none"
        gap="3"
        pt="4"
        mt="1"
        borderTopWidth="1px"
        aria-label="Ended"
      >
        {bars(ENDS)}
      </Stack>
    </Stack>
  );
}

function Bar(props: { status: CreatorStatus; count: number; share: number }) {
  return (
    <Grid
      as="li"
      templateColumns={{ base: '1fr auto', md: '10rem 1fr 7rem' }}
      columnGap="4"
      rowGap="1.5"
      alignItems="center"
    >
      <StatusMark status={props.status} />
      <Box
        order={{ base: 3, md: 0 }}
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        h="2"
        borderRadius="full"
        bg="bg.muted"
        overflow="hidden"
        aria-hidden="true"
      >
        <Box
          h="full"
          borderRadius="full"
          bg={STATUS_COLORS[props.status]}
          w={`${props.share * 100}%`}
          minW={props.count > 0 ? '2' : '0'}
        />
      </Box>
      <Text textAlign="end" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {`${props.count.toLocaleString('en')} `}
        <chakra.span color="fg.muted" display="inline-block" minW="12">
          {percent(props.share)}
        </chakra.span>
      </Text>
    </Grid>
  );
}
