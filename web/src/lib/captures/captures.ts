import type { CaptureTarget } from '@vibes/core/capture/capture-list';

/**
 * Captures from the browser: kept on this device, sent one after the other, in order, once.
 * What is asked for offline goes out when the connection is back.
 */
export interface WantedCapture {
  target: CaptureTarget;
  /** The creator as pasted or shared. */
  label: string;
}

/** Keeps these for the signed-in person and begins to send. Resolves once they are kept; rejects when the device cannot keep them. */
export function addCaptures(wanted: WantedCapture[]): Promise<void> {
  return Promise.reject(new Error(`Nothing can be kept yet: ${wanted.length}`));
}
