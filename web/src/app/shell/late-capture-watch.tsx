import { lazy, Suspense, useEffect } from 'react';
import { useUid } from '../../lib/live.ts';
import { lookForKept } from '../../shared/capture-queue/look-for-kept.ts';
import { useHasCaptures } from '../../shared/capture-queue/use-has-captures.ts';

// A chunk that does not come must not take the whole dashboard with it.
const CaptureWatch = lazy(() =>
  import('./capture-watch.tsx').then(
    (module) => ({ default: module.CaptureWatch }),
    () => ({ default: () => null }),
  ),
);

/** Loads what sends captures only for whoever has some on this device. */
export function LateCaptureWatch() {
  const uid = useUid();
  useEffect(() => {
    void lookForKept(uid);
  }, [uid]);
  if (!useHasCaptures()) return null;
  return (
    <Suspense fallback={null}>
      <CaptureWatch />
    </Suspense>
  );
}
