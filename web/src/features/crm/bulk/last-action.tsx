import { Box, Button, Text } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { Strip } from '../../../components/strip.tsx';
import { bulkJob, type BulkJob } from './bulk-job.ts';
import { BulkReport } from './bulk-report.tsx';

export const useBulkJob = () => useSyncExternalStore(bulkJob.subscribe, bulkJob.current);

/** How far the running action is, and the way to stop it. */
function BulkProgress({ job }: { job: Extract<BulkJob, { state: 'running' }> }) {
  const { done, total } = job.progress;
  return (
    <Strip position="relative" overflow="hidden">
      <Text fontVariantNumeric="tabular-nums">
        {job.doing}: {done.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
      </Text>
      <Button size="xs" variant="ghost" onClick={job.stop}>
        Stop
      </Button>
      <Box
        role="progressbar"
        aria-label={job.doing}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        position="absolute"
        insetInlineStart="0"
        bottom="0"
        h="0.5"
        w="full"
        bg="fg"
        transition="translate 0.3s"
        style={{ translate: `${(100 * done) / Math.max(total, 1) - 100}%` }}
      />
    </Strip>
  );
}

/** How far the last action on many creators is, or how it went; `onChoose` selects those that it failed on. */
export function LastAction({ onChoose }: { onChoose: (ids: readonly string[]) => void }) {
  const job = useBulkJob();
  if (job?.state === 'running') return <BulkProgress job={job} />;
  return job?.state === 'ended' ? <BulkReport report={job.report} onChoose={onChoose} /> : null;
}
