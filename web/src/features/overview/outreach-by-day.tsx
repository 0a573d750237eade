import { Box, chakra, Flex, Heading, Stack, Table, Text } from '@chakra-ui/react';
import type { UserData } from '@vibes/core/account/user-data';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { Choice } from '../../components/choice.tsx';
import { TextLink } from '../../components/text-link.ts';
import { useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { routes } from '../../lib/routes.ts';
import { localStore } from '../../lib/storage.ts';
import { useNear } from '../../lib/use-near.ts';
import { useUserData } from '../../lib/user-data.ts';
import { daysBack, longDay } from './days-back.ts';
import { fillDays, totalsOf, type DayFigures } from './outreach-figures.ts';
import { PLOT_HEIGHT } from './plot-series.ts';
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

const UNWATCHED_KEY = 'vibes.replies-unwatched';

/** A webhook's own system reports replies. */
const areUnwatched = ({ emailSettings }: UserData): boolean =>
  emailSettings.active_email_mode === 'gmail' && !emailSettings.watch_replies;

/**
 * Whether answers stay in Gmail unseen. What was known last decides while it loads, so that the
 * figures of the first frame stay what they are.
 */
function useAreUnwatched(): boolean {
  const uid = useUid();
  const userData = dataOf(useUserData());
  const isKnown = userData && areUnwatched(userData);
  useEffect(() => {
    if (isKnown !== null) localStore.write(UNWATCHED_KEY, isKnown ? uid : '');
  }, [isKnown, uid]);
  return isKnown ?? localStore.read(UNWATCHED_KEY) === uid;
}

/** What the figures of replies leave out, with the way to the switch where there is one. */
function RepliesUnwatched() {
  const isOffered = dataOf(useUserData())?.replies.available_from;
  return (
    <Text color="fg.muted">
      Replies aren’t watched for, so only creators you set to Responded count.{' '}
      {isOffered && <TextLink to={routes.email}>Watch for replies</TextLink>}
    </Text>
  );
}

const COLUMNS = ['Captures', 'Emails', 'DMs', 'Replies'] as const;

const Summary = chakra('summary', {
  base: {
    w: 'fit-content',
    color: 'fg.muted',
    cursor: 'pointer',
    borderRadius: 'l1',
    py: '1',
    _hover: { color: 'fg' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
  },
});

/** The figures of the plot as a table, drawn as it is opened. */
function DayTable({ days }: { days: DayFigures[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <Summary>Show as a table</Summary>
      {isOpen && <Rows days={days} />}
    </details>
  );
}

/** The newest day first. */
function Rows({ days }: { days: DayFigures[] }) {
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label="Figures by day"
      maxH="20rem"
      overflow="auto"
      mt="3"
      borderWidth="1px"
      borderRadius="l2"
    >
      <Table.Root size="sm" stickyHeader fontVariantNumeric="tabular-nums">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Day</Table.ColumnHeader>
            {COLUMNS.map((column) => (
              <Table.ColumnHeader key={column} textAlign="end">
                {column}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {days.toReversed().map((day) => (
            <Table.Row key={day.day}>
              <Table.ColumnHeader scope="row" fontWeight="400" whiteSpace="nowrap">
                {longDay(day.day)}
              </Table.ColumnHeader>
              <Count of={day.captures} />
              <Count of={day.emails} />
              <Count of={day.dms} />
              <Count of={day.replies} />
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

function Count({ of }: { of: number }) {
  return (
    <Table.Cell textAlign="end" color={of === 0 ? 'fg.subtle' : undefined}>
      {of.toLocaleString('en')}
    </Table.Cell>
  );
}

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
      <TotalFigures totals={totals} range={range} areRepliesKnown={!mayMiss} />
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
