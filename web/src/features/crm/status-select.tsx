import { chakra } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { CREATOR_STATUSES, type CreatorStatus } from '@vibes/core/creator/creator-status';
import { useSyncExternalStore } from 'react';
import { StatusMark } from '../../shared/creator/status-mark.tsx';
import { setStatus } from './set-status.data.ts';
import { onWantedStatus, shownStatus, wantedStatus } from './wanted-status.ts';

const Frame = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    borderRadius: 'l1',
    _hover: { bg: 'bg.muted' },
    _focusWithin: { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '3px' },
  },
});

/** The native select, invisible above the mark: every device has its own list for it. */
const Choice = chakra('select', {
  base: { position: 'absolute', inset: '0', w: 'full', opacity: 0, cursor: 'pointer' },
});

type Standing = Pick<Creator, 'id' | 'name' | 'status' | 'updated_at'>;

/** The status to show: the one that the person chose, at once, while it is saved. */
export function useShownStatus(creator: Standing) {
  const want = useSyncExternalStore(onWantedStatus, () => wantedStatus(creator.id));
  return { shown: shownStatus(creator, want), isSaving: want?.before === null };
}

/** A creator's status, editable in place: a change shows at once and is undone when it is refused. */
export function StatusSelect({ creator }: { creator: Standing }) {
  const { shown, isSaving } = useShownStatus(creator);
  return (
    <Frame aria-busy={isSaving}>
      <StatusMark status={shown} />
      <Choice
        aria-label={`Status of ${creator.name}`}
        value={shown}
        onChange={({ target }) => void setStatus(creator, target.value as CreatorStatus)}
      >
        {CREATOR_STATUSES.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </Choice>
    </Frame>
  );
}
