import { useSyncExternalStore } from 'react';
import { bulkJob } from './bulk-job.ts';
import { BulkProgress } from './bulk-progress.tsx';
import { BulkReport } from './bulk-report.tsx';

export const useBulkJob = () => useSyncExternalStore(bulkJob.subscribe, bulkJob.current);

/** How far the last action on many creators is, or how it went; `onChoose` selects those that it failed on. */
export function LastAction({ onChoose }: { onChoose: (ids: readonly string[]) => void }) {
  const job = useBulkJob();
  if (job?.state === 'running') return <BulkProgress job={job} />;
  return job?.state === 'ended' ? <BulkReport report={job.report} onChoose={onChoose} /> : null;
}
