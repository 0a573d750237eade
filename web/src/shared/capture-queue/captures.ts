import type { WantedCapture } from './capture-entry.ts';

/**
 * Captures from the browser: kept on this device, sent one after the other, in order, once. Those
 * requested offline are sent when the connection is back.
 */

/**
 * Keeps these for the signed-in person and begins to send. Resolves once they are kept; rejects
 * when the device cannot keep them.
 */
export async function addCaptures(wanted: WantedCapture[]): Promise<void> {
  // The queue is loaded with the first capture: most visits need none.
  const { acts } = await import('./this-tab.ts');
  return acts.keep(wanted);
}
