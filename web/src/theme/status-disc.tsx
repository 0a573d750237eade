import type { CreatorStatus } from '@vibes/core/creator/creator-status';

/** The color of each status, as the palette names it. */
export const STATUS_COLORS: Record<CreatorStatus, string> = {
  Discovered: 'status.discovered',
  Contacted: 'status.contacted',
  Responded: 'status.responded',
  'Meeting Scheduled': 'status.meeting',
  Converted: 'status.converted',
  Rejected: 'status.rejected',
  'No Response': 'status.silent',
};

/** How much of the disc is filled, in quarters: the progress is visible without color. */
const PROGRESS: Partial<Record<CreatorStatus, number>> = {
  Discovered: 0,
  Contacted: 1,
  Responded: 2,
  'Meeting Scheduled': 3,
  Converted: 4,
};

const RADIUS = 2.5;
const AROUND = 2 * Math.PI * RADIUS;

/** A disc that fills with the progress, crossed or struck at an end. The word is beside it. */
export function StatusDisc({ status }: { status: CreatorStatus }) {
  const quarters = PROGRESS[status];
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden>
      <circle cx="7" cy="7" r="6" strokeWidth="1.5" />
      {quarters !== undefined && (
        <circle
          cx="7"
          cy="7"
          r={RADIUS}
          strokeWidth={RADIUS * 2}
          strokeDasharray={`${(AROUND * quarters) / 4} ${AROUND}`}
          transform="rotate(-90 7 7)"
        />
      )}
      {status === 'Rejected' && <path d="m5 5 4 4m0-4-4 4" strokeWidth="1.5" />}
      {status === 'No Response' && <path d="M4.5 7h5" strokeWidth="1.5" />}
    </svg>
  );
}
