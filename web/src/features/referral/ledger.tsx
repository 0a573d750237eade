import { Button, chakra, Stack, Table, Text } from '@chakra-ui/react';
import { referralEntryPlace } from '@vibes/core/firestore/places';
import type { ReferralEntry, ReferralSummary } from '@vibes/core/referral/referral';
import { format } from 'date-fns/format';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '../../components/loaded.tsx';
import { Panel } from '../../components/panel.tsx';
import { SkeletonLines } from '../../components/skeleton-lines.tsx';
import { FlushCell, FlushTitle } from '../../components/table-cells.ts';
import { notify } from '../../components/toaster.tsx';
import { currentUid } from '../../lib/live.ts';
import { dataOf, type Loadable } from '../../lib/loadable.ts';
import { readAll } from '../../lib/read-all.ts';
import { saveCsv } from '../../lib/save-csv.ts';
import type { Widened } from '../../lib/use-newest.ts';
import { dollarChange, dollars } from './dollars.ts';
import { ENTRY_WORDS, LEDGER_HEADER, ledgerLines, ledgerRows, sumOf } from './ledger-lines.ts';
import { useLedger, type ListedEntry } from './use-referral.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { ROW_ARRIVES } from '../../theme/motion.ts';

/** Saves the whole ledger as a file for spreadsheets. */
function DownloadLedger() {
  const { isBusy, run: download } = useBusy(async () => {
    try {
      const name = `referrals-${format(new Date(), 'yyyy-MM-dd')}.csv`;
      await saveCsv(name, LEDGER_HEADER, ledgerRows(await readLedger()));
    } catch {
      notify.error({
        title: 'We couldn’t download the ledger',
        description: 'Check your network and try again.',
      });
    }
  });

  return (
    // Not `disabled`, which would lose the focus.
    <Button
      size="xs"
      variant="outline"
      aria-disabled={isBusy || undefined}
      onClick={() => download()}
    >
      <Download aria-hidden="true" />
      {isBusy ? 'Preparing…' : 'Download CSV'}
    </Button>
  );
}

/** Every entry of the person's ledger, newest first, from the server. Rejects when a page cannot be read. */
async function readLedger(): Promise<ReferralEntry[]> {
  const pages = await Array.fromAsync(readAll(referralEntryPlace.within(currentUid())));
  return pages.flat();
}

/** Every change of the amount owed, the newest first, live, with a button for older ones. */
export function Ledger({ summary }: { summary: Loadable<ReferralSummary> }) {
  const { newest: ledger, showMore } = useLedger();
  const isEmpty = dataOf(ledger)?.rows.length === 0;
  const totals = dataOf(summary);
  return (
    <Panel title="Ledger" aside={ledger.status === 'data' && !isEmpty && <DownloadLedger />}>
      <Loaded
        of={ledger}
        fault="We couldn’t load your ledger."
        skeleton={<SkeletonLines widths={[100, 100, 100]} height="6" />}
      >
        {(read) =>
          isEmpty ? (
            <NothingEarned hasSignUps={(totals?.sign_ups ?? 0) > 0} />
          ) : (
            <Entries ledger={read} totals={totals} onMore={showMore} />
          )
        }
      </Loaded>
    </Panel>
  );
}

/** `balance`: US cents, null while it is not known. */
type Line = ListedEntry & { balance: number | null };

/** The lines as a table. On a phone the date is below the description. */
function LedgerTable({ lines }: { lines: Line[] }) {
  // Lines that came after the ledger was opened are marked for a moment.
  const [openedWith] = useState(() => lines[0]?.at.getTime() ?? 0);
  return (
    <Table.Root size="sm" aria-label="Ledger" fontVariantNumeric="tabular-nums">
      <Table.Header>
        <Table.Row bg="transparent">
          <FlushTitle hideBelow="md">Date</FlushTitle>
          <FlushTitle {...FIRST_ON_PHONE}>What</FlushTitle>
          <FlushTitle textAlign="end">Amount</FlushTitle>
          <FlushTitle textAlign="end">Balance</FlushTitle>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {lines.map((line) => (
          <Table.Row
            key={line.id}
            bg="transparent"
            animation={line.at.getTime() > openedWith ? ROW_ARRIVES : undefined}
          >
            <FlushCell hideBelow="md" whiteSpace="nowrap">
              <Day at={line.at} />
            </FlushCell>
            <FlushCell {...FIRST_ON_PHONE}>
              {ENTRY_WORDS[line.kind]}
              <chakra.div hideFrom="md" textStyle="xs" color="fg.muted">
                <Day at={line.at} />
              </chakra.div>
            </FlushCell>
            <FlushCell textAlign="end" whiteSpace="nowrap">
              {dollarChange(line.cents)}
            </FlushCell>
            <FlushCell textAlign="end" whiteSpace="nowrap" color="fg.muted">
              {line.balance === null ? '-' : dollars(line.balance)}
            </FlushCell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

const FIRST_ON_PHONE = { ps: { base: '0', md: '2' } } as const;

function Day({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} title={format(at, 'PPPP, p')}>
      {format(at, 'PP')}
    </time>
  );
}

function Entries(props: {
  ledger: Widened<ListedEntry>;
  totals: ReferralSummary | null;
  onMore: () => void;
}) {
  const { ledger, totals, onMore } = props;
  const { rows, hasMore, isWidening } = ledger;
  // When the whole ledger is shown, the balance is its sum.
  const owed = hasMore ? totals && totals.earned - totals.paid_out : sumOf(rows);
  return (
    <Stack gap="3">
      <LedgerTable
        lines={
          owed === null ? rows.map((row) => ({ ...row, balance: null })) : ledgerLines(rows, owed)
        }
      />
      {hasMore && (
        <Button
          size="sm"
          variant="outline"
          alignSelf="center"
          disabled={isWidening}
          onClick={onMore}
        >
          Show more
        </Button>
      )}
    </Stack>
  );
}

function NothingEarned({ hasSignUps }: { hasSignUps: boolean }) {
  return (
    <Stack align="center" textAlign="center" gap="1" py="8">
      <Text fontWeight="500">Nothing earned yet</Text>
      <Text color="fg.muted" maxW="30rem">
        {hasSignUps
          ? 'The first payment from someone who signed up with your link will show up here.'
          : 'Send your link to someone who does outreach. Their first payment will show up here.'}
      </Text>
    </Stack>
  );
}
