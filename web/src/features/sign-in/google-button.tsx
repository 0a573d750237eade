import { Button } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { GoogleMark } from './google-mark.tsx';
import { useGoogleSignIn } from './use-google-sign-in.ts';

const LocalAccountDialog = lazy(async () => ({
  default: (await import('./local-account-dialog.tsx')).LocalAccountDialog,
}));

/** The one way in. Disabled while a sign-in runs; free again when it fails. */
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
