import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { creditEntryPlace } from '@vibes/core/firestore/places';
import { Download as DownloadIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Choice } from '../../components/choice.tsx';
import { LinkButton } from '../../components/link-button.ts';
import { Loaded } from '../../components/loaded.tsx';
import { Panel } from '../../components/panel.tsx';
import { SkeletonLines } from '../../components/skeleton-lines.tsx';
import { useIsNarrow } from '../../components/use-is-narrow.ts';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { routes } from '../../lib/routes.ts';
import { useNewest, type Widened } from '../../lib/use-newest.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { count } from './credit-numbers.ts';
import { StatementCards } from './statement-cards.tsx';
import {
  FILTER_WORDS,
  FILTERS,
  KINDS_OF,
  NOTHING_FOUND,
  readFilter,
  writeFilter,
  type StatementFilter,
} from './statement-filter.ts';
import { statementLine, type ListedEntry } from './statement-line.ts';
import { statementMonths } from './statement-months.ts';
import { StatementTable } from './statement-table.tsx';
import { useDownload, type Download as State } from './use-download.ts';

/** Lines shown at first, and added by "Show more". */
const STEP = 50;

/** The newest changes of the balance, live. */
function useStatement(filter: StatementFilter) {
  const kinds = KINDS_OF[filter];
  return useNewest({
    of: creditEntryPlace.within(useUid()),
    by: 'at',
    name: filter,
    step: STEP,
    filter: ({ where }) => (kinds ? [where('kind', 'in', kinds)] : []),
  });
}

function progressOf(download: State): string {
  if (download.step !== 'reading') return '';
  const { progress } = download;
  return progress ? `Reading ${count(progress.read)} of ${count(progress.total)} …` : 'Reading …';
}

/** All entries as a file, however many; while they are read, the progress and a button to cancel. */
function Download({ download, start, cancel }: ReturnType<typeof useDownload>) {
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

/** Every change of the balance, the newest first, live. */
export function Statement() {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const { newest: statement, showMore } = useStatement(filter);
  const { download, start, cancel } = useDownload();
  const isEmpty = dataOf(statement)?.rows.length === 0;
  const hasEntries = filter !== 'all' || !isEmpty;
  // The file has every entry, whatever is shown.
  const canDownload = statement.status !== 'error' && hasEntries;
  return (
    <Panel
      title="Statement"
      aside={canDownload && <Download download={download} start={start} cancel={cancel} />}
    >
      {download.step === 'failed' && (
        <Text role="alert" mb="4" color="fg.error">
          We couldn’t create the file. Check your network and try again.
        </Text>
      )}
      {hasEntries && (
        <Flex mb="4">
          <Choice
            label="What the statement shows"
            words={FILTER_WORDS}
            values={FILTERS}
            chosen={filter}
            onChoose={(to) =>
              setSearch(writeFilter(to), { replace: true, preventScrollReset: true })
            }
          />
        </Flex>
      )}
      <Loaded
        of={statement}
        fault="We couldn’t load your statement."
        skeleton={<SkeletonLines widths={[100, 100, 100, 100]} height="8" />}
      >
        {(read) => {
          if (read.rows.length > 0) return <Lines entries={read} onMore={showMore} />;
          return filter === 'all' ? <NoEntries /> : <NoneOf filter={filter} />;
        }}
      </Loaded>
    </Panel>
  );
}

function Lines({ entries, onMore }: { entries: Widened<ListedEntry>; onMore: () => void }) {
  const { rows, hasMore, isWidening } = entries;
  const box = useKeptFocus<HTMLDivElement>(rows);
  const time_zone = useTimeZone();
  const isNarrow = useIsNarrow();
  // Lines that came after the page was opened are marked for a moment.
  const [openedWith] = useState(() => rows[0]?.at.getTime() ?? 0);
  const lines = rows.map(statementLine);
  const fresh = new Set(lines.flatMap(({ id, at }) => (at.getTime() > openedWith ? [id] : [])));
  const List = isNarrow ? StatementCards : StatementTable;
  const months = statementMonths(lines, { time_zone, hasMore });
  return (
    <Stack
      ref={box}
      tabIndex={-1}
      gap="3"
      _focusVisible={{ outline: '2px solid', outlineColor: 'accent.focusRing' }}
    >
      <List months={months} fresh={fresh} time_zone={time_zone} />
      {hasMore && (
        <Button
          size="sm"
          variant="outline"
          alignSelf="center"
          aria-disabled={isWidening || undefined}
          onClick={() => {
            if (!isWidening) onMore();
          }}
        >
          Show more
        </Button>
      )}
    </Stack>
  );
}

const NoneOf = ({ filter }: { filter: Exclude<StatementFilter, 'all'> }) => (
  <Text role="status" color="fg.muted" py="6">
    {NOTHING_FOUND[filter]}
  </Text>
);

/** Shown while there are no lines, with a link to the first capture. */
function NoEntries() {
  return (
    <Stack align="center" textAlign="center" gap="2" py={{ base: '8', md: '14' }} px="4">
      <Text role="status" fontFamily="heading" fontWeight="600" textStyle="lg">
        No credits used yet
      </Text>
      <Text color="fg.muted" maxW="30rem">
        Each creator you capture and each plan renewal shows up here, with your new balance.
      </Text>
      <LinkButton asChild size="sm" variant="outline" mt="3">
        <Link to={`${routes.profile}?tab=plans`}>See the plans</Link>
      </LinkButton>
    </Stack>
  );
}
