import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { LeaveDialog } from './leave-dialog.tsx';
import { hasUnsavedWork } from './unsaved-work.ts';

const wouldLoseWork: BlockerFunction = ({ currentLocation, nextLocation }) =>
  hasUnsavedWork('left') && currentLocation.pathname !== nextLocation.pathname;

/** Asks before the app leaves a page with unsaved work. One per page: the router allows no second. */
export function LeaveGuard() {
  const blocker = useBlocker(wouldLoseWork);
  return (
    <LeaveDialog
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
