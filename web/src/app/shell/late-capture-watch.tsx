import { lazy, Suspense } from 'react';
import { useHasCaptures } from '../../lib/captures/use-has-captures.ts';

// A chunk that does not come must not take the whole dashboard with it.
const CaptureWatch = lazy(() =>
  import('./capture-watch.tsx').then(
    (module) => ({ default: module.CaptureWatch }),
    () => ({ default: () => null }),
  ),
);

/** Loads what sends captures only for whoever has some on this device. */
export function LateCaptureWatch() {
  if (!useHasCaptures()) return null;
  return (
    <Suspense fallback={null}>
      <CaptureWatch />
    </Suspense>
  );
}
