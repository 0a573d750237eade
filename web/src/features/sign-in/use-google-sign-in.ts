import { useEffect, useState } from 'react';
import { dismissToast, notify } from '../../components/toaster.tsx';
import type { LocalAccount } from '../../lib/google-sign-in.ts';

// Loaded at the first press: the page itself needs none of it.
const google = () => import('../../lib/google-sign-in.ts');

const REDIRECTING = 'redirecting-to-google';

type SignIn = 'idle' | 'busy' | 'choosing';

function reportFailure(message: string) {
  dismissToast(REDIRECTING);
  notify.error({ title: 'Authentication error', description: message });
}

/** The state of the Google button: idle → busy (→ choosing, in a local world) → the app, or idle after a failure. */
export function useGoogleSignIn() {
  const [state, setState] = useState<SignIn>('idle');

  // The button goes when the dashboard is there, or another page: by then the sentence is no longer true.
  useEffect(() => {
    const leave = () => dismissToast(REDIRECTING);
    return leave;
  }, []);

  useEffect(() => {
    google()
      .then(({ takeRedirectFault }) => {
        const fault = takeRedirectFault();
        if (fault) reportFailure(fault);
      })
      // The press loads it again, and shows when that fails.
      .catch(() => undefined);
  }, []);

  async function run(step: (provider: Awaited<ReturnType<typeof google>>) => Promise<SignIn>) {
    setState('busy');
    const provider = await google().catch(() => null);
    if (!provider) {
      reportFailure('Please try again later');
      setState('idle');
      return;
    }
    try {
      setState(await step(provider));
    } catch (error) {
      reportFailure(provider.signInFault(error));
      setState('idle');
    }
  }

  return {
    isBusy: state !== 'idle',
    isChoosing: state === 'choosing',
    start: () =>
      void run(async (provider) => {
        notify.info({
          id: REDIRECTING,
          title: 'Redirecting to Google',
          description: 'Please complete the authentication process',
        });
        if (await provider.hasLocalAccounts()) return 'choosing';
        await provider.signInWithGoogle();
        return 'busy';
      }),
    choose: (account: LocalAccount) =>
      void run(async (provider) => {
        await provider.signInLocally(account);
        return 'busy';
      }),
    cancel: () => setState('idle'),
  };
}
