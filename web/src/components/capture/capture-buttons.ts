import {
  clearCaptures,
  removeCapture,
  restoreCaptures,
  retryCapture,
  stopCaptures,
} from '../../lib/captures/capture-acts.ts';
import { notify } from '../toaster.tsx';
import { counted } from './capture-words.ts';

/** What the buttons of the lines do. A device that refuses is told of in a toast; none of them rejects. */

const tell = (error: unknown) =>
  notify.error({
    title: 'The list could not be changed',
    description: error instanceof Error ? error.message : 'Reload the page and try again.',
  });

export async function stop(): Promise<void> {
  try {
    const entries = await stopCaptures();
    if (entries.length === 0) return;
    notify.info({
      title: `${counted(entries.length, 'capture')} taken back`,
      description: 'Nothing was charged for them.',
      duration: 10_000,
      action: { label: 'Undo', onClick: () => void restoreCaptures(entries).catch(tell) },
    });
  } catch (error) {
    tell(error);
  }
}

export const clear = () => clearCaptures().catch(tell);
export const retry = (id: number) => retryCapture(id).catch(tell);
export const remove = (id: number) => removeCapture(id).catch(tell);
