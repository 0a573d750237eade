import { call } from '../../lib/callables.ts';
import { signOut } from '../../lib/session.ts';
import { orNotify } from '../../lib/or-notify.ts';

const FAULT = 'We couldn’t sign you out. Please try again.';

/** Ends every session, this one last. Shows a toast when that failed. */
export const signOutEverywhere = ({ new_key }: { new_key: boolean }) =>
  orNotify('Sign-out failed', () =>
    signOut(
      new_key
        ? 'Signed out everywhere. Your shortcut needs the new API key.'
        : 'Signed out everywhere',
      async () => void (await call('signOutEverywhere', { new_key }, FAULT)),
    ),
  );
