import { notify } from '../components/toaster.tsx';
import { sentenceOf } from './call-error.ts';

/** Does the work, and says in a toast why it failed. Resolves to whether it is done. */
export async function orNotify(title: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    notify.error({ title, description: sentenceOf(error) });
    return false;
  }
}
