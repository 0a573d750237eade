import { useEffect, useState } from 'react';
import { notify } from '../../components/toaster.tsx';
import type { LocalAccount } from '../../lib/google-sign-in.ts';

// Loaded at the first press: the page itself needs none of it.
const google = () => import('../../lib/google-sign-in.ts');

type SignIn = 'idle' | 'busy' | 'choosing';

const tell = (message: string) =>
  notify.error({ title: 'Authentication error', description: message });

/** The state of the Google button: idle → busy (→ choosing, in a local world) → the app, or idle after a failure. */
export function useGoogleSignIn() {
  const [state, setState] = useState<SignIn>('idle');

  useEffect(() => {
    google()
      .then(({ takeRedirectFault }) => {
        const fault = takeRedirectFault();
        if (fault) tell(fault);
      })
      // The press loads it again, and tells when that fails.
      .catch(() => undefined);
  }, []);

  async function run(step: (door: Awaited<ReturnType<typeof google>>) => Promise<SignIn>) {
    setState('busy');
    const door = await google().catch(() => null);
    if (!door) {
      tell('Please try again later');
      setState('idle');
      return;
    }
    try {
      setState(await step(door));
    } catch (error) {
      tell(door.signInFault(error));
      setState('idle');
    }
  }

  return {
    isBusy: state !== 'idle',
    isChoosing: state === 'choosing',
    start: () =>
      void run(async (door) => {
        notify.info({
          title: 'Redirecting to Google',
          description: 'Please complete the authentication process',
        });
        if (await door.hasLocalAccounts()) return 'choosing';
        await door.signInWithGoogle();
        return 'busy';
      }),
    choose: (account: LocalAccount) =>
      void run(async (door) => {
        await door.signInLocally(account);
        return 'busy';
      }),
    cancel: () => setState('idle'),
  };
}
