import { Box, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { TodayHead } from './today-head.tsx';
import { TodayRow } from './today-row.tsx';
import type { LastToday } from './last-today.ts';
import { isOfNobody, type TodayItem } from './today-items.ts';

/**
 * The list, and from a tablet on the conversation beside it, as high as the window has room for.
 *
 * @param props.items what is listed: lines without a conversation need little room
 */
export const TodayFrame = (props: {
  items: readonly TodayItem[];
  list: ReactNode;
  panel: ReactNode;
}) => (
  <Grid
    data-today="list"
    templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(17rem, 2fr) minmax(0, 3fr)' }}
    h={{
      md:
        props.items.length > 0 && props.items.every(isOfNobody)
          ? '13rem'
          : 'clamp(26rem, calc(100dvh - 13rem), 46rem)',
    }}
    mx={{ base: '-4', md: '0' }}
    bg="bg.panel"
    borderWidth="1px"
    borderInlineWidth={{ base: '0', md: '1px' }}
    borderRadius={{ base: '0', md: 'l3' }}
    overflow="hidden"
  >
    <Box minH="0" overflowY={{ md: 'auto' }} overscrollBehavior={{ md: 'contain' }}>
      {props.list}
    </Box>
    <Box
      hideBelow="md"
      minH="0"
      minW="0"
      overflow="hidden"
      position="relative"
      borderInlineStartWidth="1px"
    >
      {props.panel}
    </Box>
  </Grid>
);

/** What an empty day says; the box to capture is below it. */
export const NothingToday = () => (
  <Text data-kept-part="today-nothing" data-kept="today-nothing" color="fg.muted">
    Nothing waits for you. Capture a creator, and what they answer shows up here.
  </Text>
);

/** What is open, while it is read. */
export const ItemSkeleton = () => <SkeletonLines widths={[40, 60, 90, 90, 70]} height="5" />;

/** Drawn once, at build time, with all that a visit may show of it (`app/first-frame`). */
const isFirstFrame = typeof document === 'undefined';

/** The day as this device knew it last, until the live one is there. */
export function KeptToday({ last, mark }: { last: LastToday; mark: ReactNode }) {
  return (
    <>
      <TodayHead counts={last.counts} only={null} onOnly={undefined} mark={mark} />
      <TodayFrame
        items={last.items}
        list={
          <Box as="ul" listStyleType="none" aria-label="Today">
            {last.items.map((item, place) => (
              <TodayRow
                key={item.id}
                {...{ item, place }}
                isOpen={false}
                isInOrder={false}
                onOpen={undefined}
              />
            ))}
          </Box>
        }
        panel={
          <Box p="6">
            <ItemSkeleton />
          </Box>
        }
      />
      {isFirstFrame && <NothingToday />}
    </>
  );
}
