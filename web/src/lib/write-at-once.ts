import { runTransaction, type Transaction } from 'firebase/firestore';
import { notify } from '../components/toaster.tsx';
import { firestore } from './firestore.ts';

/**
 * Writes what the person asked for, or says at once that it was not written. A transaction, because a
 * plain write waits forever when the server cannot be reached.
 */
export async function writeAtOnce(
  fault: string,
  work: (transaction: Transaction) => void,
): Promise<boolean> {
  try {
    await runTransaction(
      firestore(),
      (transaction) => {
        work(transaction);
        return Promise.resolve();
      },
      { maxAttempts: 2 },
    );
    return true;
  } catch {
    notify.error({ title: fault, description: 'Check your connection and try again.' });
    return false;
  }
}
