import { userPlace } from '@vibes/core/firestore/places';
import { cleanName } from '@vibes/core/text/clean-name';
import { doc, runTransaction } from 'firebase/firestore';
import { notify } from '../../components/toaster.tsx';
import { firestore } from '../../lib/firestore.ts';
import { currentUid } from '../../lib/live.ts';
import { refreshUser } from '../../lib/session.ts';
import type { ProfileValues } from './profile-schema.ts';
import { updateFault } from './update-fault.ts';
import { NOT_LOGGED_IN, userFault } from './user-fault.ts';

/**
 * Saves the name, cleaned, and shows the outcome; returns true when it is saved. A transaction,
 * because a plain write waits forever when the server cannot be reached.
 */
export async function saveProfile({ name }: ProfileValues): Promise<boolean> {
  try {
    // Firestore accepts a session for up to an hour after its account is gone.
    if (!(await refreshUser())) {
      notify.error(NOT_LOGGED_IN);
      return false;
    }
    await writeName(cleanName(name));
  } catch (error) {
    notify.error(userFault(error) === NOT_LOGGED_IN ? NOT_LOGGED_IN : updateFault(error));
    return false;
  }
  notify.success({
    title: 'Profile updated',
    description: 'Your profile has been updated successfully',
  });
  return true;
}

function writeName(name: string): Promise<unknown> {
  const account = doc(firestore(), userPlace.path(currentUid()));
  return runTransaction(
    firestore(),
    (transaction) => Promise.resolve(transaction.update(account, { name })),
    { maxAttempts: 2 },
  );
}
