import { notify } from '../../components/toaster.tsx';
import { acts } from '../capture-queue/this-tab.ts';
import { counted } from '../../lib/counted.ts';
import { sentenceOf } from '../../lib/call-error.ts';

/**
 * What the buttons of the lines do. A refusal by the device is shown in a toast; none of them
 * rejects.
 */

const reportFailure = (error: unknown) =>
  notify.error({ title: 'We couldn’t change the list', description: sentenceOf(error) });

export async function stop(): Promise<void> {
  try {
    const entries = await acts.stop();
    if (entries.length === 0) return;
    notify.info({
      title: `${counted(entries.length, 'capture')} taken back`,
      description: 'Nothing was charged for them.',
      duration: 10_000,
      action: { label: 'Undo', onClick: () => void acts.restore(entries).catch(reportFailure) },
    });
  } catch (error) {
    reportFailure(error);
  }
}

export const clear = () => acts.clear().catch(reportFailure);
export const retry = (id: number) => acts.retry(id).catch(reportFailure);
export const retryAll = () => acts.retryAll().catch(reportFailure);
export const remove = (id: number) => acts.remove(id).catch(reportFailure);
