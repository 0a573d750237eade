import { chakra } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { CREATOR_STATUSES, type CreatorStatus } from '@vibes/core/creator/creator-status';
import { useState } from 'react';
import { StatusMark } from '../../shared/creator/status-mark.tsx';
import { setStatus } from './set-status.data.ts';
import { useEcho } from './use-echo.ts';

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

/** A creator's status, editable in place; pale until the change is saved, and restored when the save fails. */
export function StatusSelect(props: {
  creator: Pick<Creator, 'id' | 'name' | 'status' | 'updated_at'>;
}) {
  const { creator } = props;
  const [isSaving, setIsSaving] = useState(false);
  const shown = useEcho({ value: creator.status, version: creator.updated_at });

  async function choose(status: CreatorStatus) {
    setIsSaving(true);
    shown.show(status);
    if (!(await setStatus(creator, status))) shown.drop();
    setIsSaving(false);
  }

  return (
    <Frame aria-busy={isSaving} opacity={isSaving ? 0.6 : undefined}>
      <StatusMark status={shown.value} />
      <Choice
        aria-label={`Status of ${creator.name}`}
        value={shown.value}
        onChange={({ target }) => void choose(target.value as CreatorStatus)}
      >
        {CREATOR_STATUSES.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </Choice>
    </Frame>
  );
}
