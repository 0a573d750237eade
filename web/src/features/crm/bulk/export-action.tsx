import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useTimeZone } from '../../../lib/use-time-zone.ts';
import { exportChosen } from '../export/export-chosen.ts';
import type { BulkAction } from './bulk-action.ts';

/** Saves the chosen creators as a file. */
export const ExportAction: BulkAction = ({ chosen, isBusy }) => {
  const time_zone = useTimeZone();
  return (
    <Button
      size="xs"
      variant="outline"
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) exportChosen(chosen, time_zone);
      }}
    >
      <Download aria-hidden="true" />
      Export CSV
    </Button>
  );
};
