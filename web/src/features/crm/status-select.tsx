import { chakra } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { CREATOR_STATUSES, type CreatorStatus } from '@vibes/core/creator/creator-status';
import { useState } from 'react';
import { StatusMark } from '../../components/status-mark.tsx';
import { setStatus } from './set-status.data.ts';

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

/** The status of a creator, to be changed in place; pale until the change is saved. */
export function StatusSelect({ creator }: { creator: Pick<Creator, 'id' | 'name' | 'status'> }) {
  const [isSaving, setIsSaving] = useState(false);

  async function choose(status: CreatorStatus) {
    setIsSaving(true);
    await setStatus(creator, status);
    setIsSaving(false);
  }

  return (
    <Frame aria-busy={isSaving} opacity={isSaving ? 0.6 : undefined}>
      <StatusMark status={creator.status} />
      <Choice
        aria-label={`Status of ${creator.name}`}
        value={creator.status}
        onChange={({ target }) => void choose(target.value as CreatorStatus)}
      >
        {CREATOR_STATUSES.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </Choice>
    </Frame>
  );
}
