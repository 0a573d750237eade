import type { CreatorStatus } from '@vibes/core/creator/creator-status';
import { STATUS_COLORS, StatusDisc } from '../../theme/status-disc.tsx';

/** A status as the app shows it: the disc, its color and the word. */
export function StatusMark({ status }: { status: CreatorStatus }) {
  return (
    <span className={`status-mark ${STATUS_COLORS[status].replace('.', '-')}`}>
      <StatusDisc status={status} />
      {status}
    </span>
  );
}
