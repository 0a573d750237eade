import { Button } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useGoogleSignIn } from './use-google-sign-in.ts';

const LocalAccountDialog = lazy(async () => ({
  default: (await import('./local-account-dialog.tsx')).LocalAccountDialog,
}));

/** The only way to sign in. Disabled while a sign-in runs; enabled again when it fails. */
export function GoogleButton({ type }: { type: 'login' | 'signup' }) {
  const signIn = useGoogleSignIn();
  return (
    <>
      <Button
        w="full"
        size="lg"
        variant="outline"
        bg="bg.panel"
        disabled={signIn.isBusy}
        onClick={signIn.start}
      >
        <GoogleMark />
        {type === 'login' ? 'Sign in with Google' : 'Sign up with Google'}
      </Button>
      {signIn.isChoosing && (
        <Suspense>
          <LocalAccountDialog onChoose={signIn.choose} onCancel={signIn.cancel} />
        </Suspense>
      )}
    </>
  );
}

/** Google's mark, in its own colors as Google's sign-in guidelines ask. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M22.6 12.2c0-.7-.1-1.4-.2-2H12v4h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.4-4.7 3.4-8z"
      />
      <path
        fill="#34A853"
        d="M12 23c3 0 5.5-1 7.2-2.7l-3.5-2.7c-1 .7-2.2 1.1-3.7 1.1-2.8 0-5.2-1.9-6.1-4.5H2.3V17A11 11 0 0 0 12 23z"
      />
      <path fill="#FBBC05" d="M5.9 14.2a6.6 6.6 0 0 1 0-4.3V7H2.3a11 11 0 0 0 0 9.9l3.6-2.7z" />
      <path
        fill="#EA4335"
        d="M12 5.4c1.6 0 3 .6 4.2 1.6l3.1-3.1A11 11 0 0 0 2.3 7l3.6 2.8C6.8 7.2 9.2 5.4 12 5.4z"
      />
    </svg>
  );
}
