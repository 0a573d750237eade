import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Choice } from '../../components/choice.tsx';
import { useNear } from '../../lib/use-near.ts';
import { DayTable } from './day-table.tsx';
import { daysBack } from './days-back.ts';
import { fillDays, totalsOf, type DayFigures } from './outreach-figures.ts';
import { PLOT_HEIGHT } from './plot-series.ts';
import { RepliesUnwatched, useAreUnwatched } from './replies-unwatched.tsx';
import { TotalFigures } from './total-figures.tsx';
import type { Days } from './use-days.ts';

const RANGES = [7, 30, 90] as const;
type Range = (typeof RANGES)[number];

const WORDS: Record<Range, string> = { 7: '7 days', 30: '30 days', 90: '90 days' };

/** How many days are shown. */
const RangeSwitch = (props: { range: Range; onChange: (range: Range) => void }) => (
  <Choice
    label="Days shown"
    words={WORDS}
    values={RANGES}
    chosen={props.range}
    onChoose={props.onChange}
  />
);

// Only this panel needs the plotting library, and on a phone it is far below the cards.
const DayPlot = lazy<ComponentType<{ days: DayFigures[] }>>(() =>
  import('./day-plot.tsx').then(
    ({ DayPlot: Plot }) => ({ default: Plot }),
    () => ({ default: NoPlot }),
  ),
);

/** Totals, plot and table of the last days, in the account's time zone. */
export function OutreachByDay({ days: { today, counted } }: { days: Days }) {
  const [range, setRange] = useState<Range>(30);
  const { box, isNear } = useNear();
  const days = fillDays(daysBack(today, range), counted);
  const totals = totalsOf(days);
  const mayMiss = useAreUnwatched() && totals.emails > 0;
  return (
    <Stack gap="5">
      <Flex justify="space-between" align="center" wrap="wrap" gap="3">
        <Heading as="h2" textStyle="md" fontWeight="600">
          Your outreach
        </Heading>
        <RangeSwitch range={range} onChange={setRange} />
      </Flex>
      <TotalFigures totals={totals} areRepliesKnown={!mayMiss} />
      {mayMiss && <RepliesUnwatched />}
      <Box ref={box} minH={`${PLOT_HEIGHT + 28}px`}>
        {isNear && (
          <Suspense fallback={null}>
            <DayPlot days={days} />
          </Suspense>
        )}
      </Box>
      <DayTable days={days} />
    </Stack>
  );
}

function NoPlot() {
  return (
    <Text color="fg.muted" py="8" textAlign="center">
      We couldn’t load the plot. The table has the same figures.
    </Text>
  );
}
