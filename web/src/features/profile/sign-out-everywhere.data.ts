import { notify } from '../../components/toaster.tsx';
import { call } from '../../lib/callables.ts';
import { signOut } from '../../lib/session.ts';

const FALLBACK = 'We couldn’t sign you out. Please try again.';

/** Ends every session, this one last. Shows a toast when that failed. */
export async function signOutEverywhere({ new_key }: { new_key: boolean }): Promise<void> {
  try {
    await signOut(
      new_key
        ? 'Signed out everywhere. Your shortcut needs the new API key.'
        : 'Signed out everywhere',
      async () => void (await call('signOutEverywhere', { new_key }, FALLBACK)),
    );
  } catch (error) {
    const description = error instanceof Error ? error.message : FALLBACK;
    notify.error({ title: 'Sign-out failed', description });
  }
}
