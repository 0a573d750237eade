import { CREATOR_STATUSES, type CreatorStatus } from '@vibes/core/creator/creator-status';

const RADIUS = 2.5;
const AROUND = 2 * Math.PI * RADIUS;

/** The mark of an ending that is no goal: crossed or struck. */
const ENDINGS: Partial<Record<CreatorStatus, string>> = {
  Rejected: 'm5 5 4 4m0-4-4 4',
  'No Response': 'M4.5 7h5',
};

/** A status as the app draws it: a disc that fills up on the way, and always the word. */
export function StatusMark({ status }: { status: CreatorStatus }) {
  const ending = ENDINGS[status];
  const quarters = CREATOR_STATUSES.indexOf(status);
  return (
    <span className="status-mark" data-status={status}>
      <svg
        width="14"
        height="14"
        viewBox="0 0 14 14"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <circle cx="7" cy="7" r="6" strokeWidth="1.5" />
        {ending ? (
          <path d={ending} strokeWidth="1.5" />
        ) : (
          <circle
            cx="7"
            cy="7"
            r={RADIUS}
            strokeWidth={RADIUS * 2}
            strokeDasharray={`${(AROUND * quarters) / 4} ${AROUND}`}
            transform="rotate(-90 7 7)"
          />
        )}
      </svg>
      {status}
    </span>
  );
}
