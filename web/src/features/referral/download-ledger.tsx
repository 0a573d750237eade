import { Button } from '@chakra-ui/react';
import { format } from 'date-fns/format';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../components/toaster.tsx';
import { saveCsv } from '../../lib/save-csv.ts';
import { LEDGER_HEADER, ledgerRows } from './ledger-lines.ts';
import { readLedger } from './read-ledger.data.ts';

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
        title: 'The ledger could not be downloaded',
        description: 'Check your network and try again.',
      });
    }
    setIsPending(false);
  }

  return (
    // Not `disabled` meanwhile: a disabled button would let go of the focus.
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
