import { Button, chakra } from '@chakra-ui/react';
import { CREATOR_STATUSES, type CreatorStatus } from '@vibes/core/creator/creator-status';
import { ChevronDown } from 'lucide-react';
import type { BulkAction } from './bulk-action.ts';
import { setStatuses } from './set-statuses.ts';

/** The native select, invisible above its button: every device has its own list for it. */
const Choice = chakra('select', {
  base: { position: 'absolute', inset: '0', w: 'full', opacity: 0, cursor: 'pointer' },
});

/** Sets the status of the chosen creators. */
export const StatusAction: BulkAction = ({ chosen, isBusy }) => (
  <Button
    as="span"
    size="xs"
    variant="outline"
    position="relative"
    _focusWithin={{ outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' }}
    {...(isBusy && { opacity: 0.5 })}
  >
    <span aria-hidden="true">Set status</span>
    <ChevronDown aria-hidden="true" />
    <Choice
      aria-label="Set the status of the selected creators"
      value=""
      disabled={isBusy}
      onChange={({ target }) => setStatuses(chosen, target.value as CreatorStatus)}
    >
      <option value="" disabled hidden />
      {CREATOR_STATUSES.map((status) => (
        <option key={status}>{status}</option>
      ))}
    </Choice>
  </Button>
);
