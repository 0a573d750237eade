import { Center, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { DocumentTitle } from '../components/document-title.ts';
import { LinkButton } from '../components/link-button.ts';
import { routes } from '../lib/routes.ts';

/** Any path without a route; the path is logged. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn('No page at', pathname);
  }, [pathname]);
  return (
    <Center as="main" minH="100dvh" px="4">
      <DocumentTitle>Page not found · Vibes Outreach</DocumentTitle>
      <Stack gap="3" textAlign="center" align="center">
        <Text
          fontFamily="heading"
          fontWeight="700"
          textStyle="6xl"
          lineHeight="1"
          color="accent.fg"
        >
          404
        </Text>
        <Heading as="h1" textStyle="2xl">
          Oops! Page not found
        </Heading>
        <Text color="fg.muted" overflowWrap="anywhere">
          There is nothing at {pathname}
        </Text>
        <LinkButton href={routes.home} mt="2" size="sm" colorPalette="accent">
          Return to Home
        </LinkButton>
      </Stack>
    </Center>
  );
}
