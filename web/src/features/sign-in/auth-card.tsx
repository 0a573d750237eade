import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { lazy, Suspense, useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { DocumentTitle } from '../../components/document-title.ts';
import { LogoWithName } from '../../components/logo.tsx';
import { afterSignIn, keepNext, routes } from '../../lib/routes.ts';
import { useSession } from '../../lib/use-session.ts';
import { useGoogleSignIn } from './use-google-sign-in.ts';

export interface AuthCardProps {
  type: 'login' | 'signup';
  title: string;
  other: { question: string; label: string; to: string };
}

/** Something was shared, or sent by the bookmark, and waits for the sign-in. */
const isCapture = (search: string) => /^\/dashboard\/capture[?#]/.test(afterSignIn(search));

const LocalAccountDialog = lazy(async () => ({
  default: (await import('./local-account-dialog.tsx')).LocalAccountDialog,
}));

/** The only way to sign in. Disabled while a sign-in runs; enabled again when it fails. */
function GoogleButton({ type }: { type: 'login' | 'signup' }) {
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

/** The sign-in card. A person who is signed in already goes on to the page they asked for. */
export function AuthCard({ type, title, other }: AuthCardProps) {
  const session = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isSignedIn = session.status === 'signed_in';

  useEffect(() => {
    if (isSignedIn) void navigate(afterSignIn(search), { replace: true });
  }, [isSignedIn, search, navigate]);

  return (
    <Flex as="main" direction="column" minH="100dvh" align="center" justify="center" px="4" py="10">
      <DocumentTitle>{`${title} · Vibes Outreach`}</DocumentTitle>
      <a href={routes.home} aria-label="Vibes Outreach, home">
        <LogoWithName />
      </a>
      <Box
        w="full"
        maxW="24rem"
        mt="8"
        p={{ base: '6', md: '8' }}
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border"
        borderRadius="l3"
      >
        <Heading as="h1" textStyle="2xl" fontWeight="700" textAlign="center" mb="6">
          {title}
        </Heading>
        {isCapture(search) && (
          <Text textAlign="center" mb="4">
            Sign in to capture what you sent here.
          </Text>
        )}
        <GoogleButton type={type} />
        <Text textStyle="xs" color="fg.muted" textAlign="center" mt="4">
          Vibes uses your Google account to sign you in. It can’t read your email.
        </Text>
      </Box>
      <Text mt="6" color="fg.muted">
        {other.question}{' '}
        <chakra.span
          color="accent.fg"
          fontWeight="500"
          textDecoration="underline"
          textUnderlineOffset="3px"
        >
          <Link to={keepNext(other.to, search)}>{other.label}</Link>
        </chakra.span>
      </Text>
    </Flex>
  );
}
