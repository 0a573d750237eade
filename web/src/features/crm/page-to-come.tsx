import { ErrorPanel } from '../../components/error-panel.tsx';
import { Late } from '../../components/late.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

/** In the place of a page that is still being loaded, or could not be. */
export function PageToCome({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  if (hasFailed)
    return (
      <ErrorPanel
        title="This page could not be loaded."
        message="Check your network and try again."
        onRetry={onRetry}
      />
    );
  return (
    <div role="status" aria-label="Loading">
      <Late>
        <TableSkeleton />
      </Late>
    </div>
  );
}
