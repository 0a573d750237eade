import { useEffect, useSyncExternalStore } from 'react';
import type { CaptureQueue } from './capture-entry.ts';
import { currentQueue, onQueue } from './capture-queue.ts';
import { startCaptures } from './capture-runner.ts';

/** The signed-in person's captures on this device, live over all tabs; whoever looks starts the sending. */
export function useCaptures(): CaptureQueue {
  useEffect(startCaptures, []);
  return useSyncExternalStore(onQueue, currentQueue);
}
