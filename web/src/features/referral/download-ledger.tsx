import { Button } from '@chakra-ui/react';
import { referralEntryPlace } from '@vibes/core/firestore/places';
import type { ReferralEntry } from '@vibes/core/referral/referral';
import { format } from 'date-fns/format';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../components/toaster.tsx';
import { currentUid } from '../../lib/live.ts';
import { readAll } from '../../lib/read-all.ts';
import { saveCsv } from '../../lib/save-csv.ts';
import { LEDGER_HEADER, ledgerRows } from './ledger-lines.ts';

/** Saves the whole ledger as a file for spreadsheets. */
export function DownloadLedger() {
  const [isPending, setIsPending] = useState(false);

  async function download() {
    if (isPending) return;
    setIsPending(true);
    try {
      const name = `referrals-${format(new Date(), 'yyyy-MM-dd')}.csv`;
      await saveCsv(name, LEDGER_HEADER, ledgerRows(await readLedger()));
    } catch {
      notify.error({
        title: 'We couldn’t download the ledger',
        description: 'Check your network and try again.',
      });
    }
    setIsPending(false);
  }

  return (
    // Not `disabled`, which would lose the focus.
    <Button
      size="xs"
      variant="outline"
      aria-disabled={isPending || undefined}
      onClick={() => void download()}
    >
      <Download aria-hidden="true" />
      {isPending ? 'Preparing…' : 'Download CSV'}
    </Button>
  );
}

/** Every entry of the person's ledger, newest first, from the server. Rejects when a page cannot be read. */
async function readLedger(): Promise<ReferralEntry[]> {
  const pages = await Array.fromAsync(readAll(referralEntryPlace.within(currentUid())));
  return pages.flat();
}
