import { LeaveGuard } from './leave-guard.tsx';
import { UnsavedMark } from './unsaved-mark.tsx';

/** Protects typed work: asks before leaving the page, inside the app or out of it. For a page with one form. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  return (
    <>
      <UnsavedMark isDirty={isDirty} />
      <LeaveGuard />
    </>
  );
}
