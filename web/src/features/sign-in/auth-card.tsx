import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { DocumentTitle } from '../../components/document-title.ts';
import { LogoWithName } from '../../components/logo.tsx';
import { afterSignIn, keepNext, routes } from '../../lib/routes.ts';
import { useSession } from '../../lib/use-session.ts';
import { GoogleButton } from './google-button.tsx';

export interface AuthCardProps {
  type: 'login' | 'signup';
  title: string;
  other: { question: string; label: string; to: string };
}

/** Something was shared, or sent by the bookmark, and waits for the sign-in. */
const isCapture = (search: string) => /^\/dashboard\/capture[?#]/.test(afterSignIn(search));

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
