import { useEffect, useSyncExternalStore } from 'react';
import type { CaptureQueue } from './capture-entry.ts';
import { queue, startCaptures } from './this-tab.ts';

/**
 * The signed-in person's captures on this device, live over all tabs; the first use starts the
 * sending.
 */
export function useCaptures(): CaptureQueue {
  useEffect(startCaptures, []);
  return useSyncExternalStore(queue.listen, queue.current);
}
