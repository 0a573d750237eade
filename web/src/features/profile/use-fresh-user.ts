import { useEffect } from 'react';
import { notify } from '../../components/toaster.tsx';
import { refreshUser } from '../../lib/session.ts';
import { NOT_LOGGED_IN, userFault } from './user-fault.ts';

/** Asks the sign-in service anew who this is, and tells when it cannot say. */
export function useFreshUser() {
  useEffect(() => {
    refreshUser()
      .then((isSignedIn) => {
        if (!isSignedIn) notify.error(NOT_LOGGED_IN);
      })
      .catch((error: unknown) => notify.error(userFault(error)));
  }, []);
}
