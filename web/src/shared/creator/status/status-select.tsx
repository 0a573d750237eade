import { Box, chakra, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { CREATOR_STATUSES, type CreatorStatus } from '@vibes/core/creator/creator-status';
import { isAgainstMail } from '@vibes/core/creator/whose-turn';
import { AS_HIGH } from '../../../theme/touch.ts';
import { StatusMark } from './status-mark.tsx';
import { setStatus } from './set-status.data.ts';

const Frame = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    ...AS_HIGH,
    borderRadius: 'l1',
    _hover: { bg: 'bg.muted' },
    _focusWithin: { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '3px' },
  },
});

/** The native select, invisible above the mark: every device has its own list for it. */
const Choice = chakra('select', {
  base: { position: 'absolute', inset: '0', w: 'full', opacity: 0, cursor: 'pointer' },
});

type WithStatus = Pick<
  Creator,
  | 'id'
  | 'name'
  | 'status'
  | 'status_set_by'
  | 'awaiting'
  | 'email_sent'
  | 'last_out_at'
  | 'dm_sent_at'
> & {
  /** It was chosen, and is not saved yet. */
  isSaving: boolean;
};

/** Said beside a status that a person set, where an email or a reply says otherwise. */
export const SET_BY_YOU = 'Set by you';

/**
 * A creator's status, editable in place: a change shows at once and is undone when it is refused. One
 * that the mail says otherwise of names who set it.
 */
export function StatusSelect({ creator }: { creator: WithStatus }) {
  const { status, isSaving } = creator;
  return (
    <Box>
      <Frame aria-busy={isSaving}>
        <StatusMark status={status} />
        <Choice
          aria-label={`Status of ${creator.name}`}
          value={status}
          onChange={({ target }) => void setStatus(creator, target.value as CreatorStatus)}
        >
          {CREATOR_STATUSES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Choice>
      </Frame>
      {isAgainstMail(creator) && (
        <Text textStyle="xs" color="fg.muted">
          {SET_BY_YOU}
        </Text>
      )}
    </Box>
  );
}
