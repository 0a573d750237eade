import { lazy, Suspense } from 'react';
import { useHasCaptures } from '../capture-queue/use-has-captures.ts';

// A chunk that cannot be loaded costs the lines, not the page.
const KeptCaptures = lazy(() =>
  import('./kept-captures.tsx').then(
    (module) => ({ default: module.KeptCaptures }),
    () => ({ default: () => null }),
  ),
);

/** The captures of this device, each with its answer; nothing while there are none. `room`: where only a few are shown; `isIn`: a creator who is shown elsewhere on the page. */
export function CaptureLines(props: { room?: number; isIn?: string | null }) {
  if (!useHasCaptures()) return null;
  return (
    <Suspense fallback={null}>
      <KeptCaptures {...props} />
    </Suspense>
  );
}
