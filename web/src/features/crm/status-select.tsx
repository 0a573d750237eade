import { chakra } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { CREATOR_STATUSES, type CreatorStatus } from '@vibes/core/creator/creator-status';
import { setStatus } from './set-status.data.ts';
import { StatusMark } from './status-mark.tsx';

const Frame = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    borderRadius: 'l1',
    _hover: { bg: 'bg.muted' },
    _focusWithin: { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '3px' },
  },
});

/** Lies over the mark, unseen: every device brings its own list for it. */
const Choice = chakra('select', {
  base: { position: 'absolute', inset: '0', w: 'full', opacity: 0, cursor: 'pointer' },
});

/** The status of a creator, to be changed in place. */
export function StatusSelect({ creator }: { creator: Pick<Creator, 'id' | 'name' | 'status'> }) {
  return (
    <Frame>
      <StatusMark status={creator.status} />
      <Choice
        aria-label={`Status of ${creator.name}`}
        value={creator.status}
        onChange={({ target }) => void setStatus(creator, target.value as CreatorStatus)}
      >
        {CREATOR_STATUSES.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </Choice>
    </Frame>
  );
}
