import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Widened } from '../../lib/use-newest.ts';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { Loaded } from '../../components/loaded.tsx';
import { Panel } from '../../components/panel.tsx';
import { SkeletonLines } from '../../components/skeleton-lines.tsx';
import { useIsNarrow } from '../../components/use-is-narrow.ts';
import { dataOf } from '../../lib/loadable.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { Download } from './download.tsx';
import { NoEntries } from './no-entries.tsx';
import { StatementCards } from './statement-cards.tsx';
import { statementLine, type StoredEntry } from './statement-line.ts';
import { StatementTable } from './statement-table.tsx';
import { useDownload } from './use-download.ts';
import { useStatement } from './use-statement.ts';

/** Every change of the balance, the newest first, live. */
export function Statement() {
  const { newest: statement, showMore } = useStatement();
  const { download, start, cancel } = useDownload();
  const canDownload = statement.status !== 'error' && dataOf(statement)?.rows.length !== 0;
  return (
    <Panel
      title="Statement"
      aside={canDownload && <Download download={download} start={start} cancel={cancel} />}
    >
      {download.step === 'failed' && (
        <Text role="alert" mb="4" color="fg.error">
          The file could not be made. Check your network and try again.
        </Text>
      )}
      <Loaded
        of={statement}
        fault="Your statement could not be loaded."
        skeleton={<SkeletonLines widths={[100, 100, 100, 100]} height="8" />}
      >
        {(read) =>
          read.rows.length === 0 ? <NoEntries /> : <Lines entries={read} onMore={showMore} />
        }
      </Loaded>
    </Panel>
  );
}

function Lines({ entries, onMore }: { entries: Widened<StoredEntry>; onMore: () => void }) {
  const { rows, hasMore, isWidening } = entries;
  const box = useKeptFocus<HTMLDivElement>(rows);
  const time_zone = useTimeZone();
  const isNarrow = useIsNarrow();
  // What came after the page was opened is marked for a moment.
  const [openedWith] = useState(() => rows[0]?.at.getTime() ?? 0);
  const lines = rows.map(statementLine);
  const fresh = new Set(lines.flatMap(({ id, at }) => (at.getTime() > openedWith ? [id] : [])));
  const List = isNarrow ? StatementCards : StatementTable;
  return (
    <Stack
      ref={box}
      tabIndex={-1}
      gap="3"
      _focusVisible={{ outline: '2px solid', outlineColor: 'accent.focusRing' }}
    >
      <List lines={lines} fresh={fresh} time_zone={time_zone} />
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
