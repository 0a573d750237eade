import { Button, Center, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { DocumentTitle } from '../components/document-title.ts';
import { LinkButton } from '../components/link-button.ts';
import { routes } from '../lib/routes.ts';

/** Replaces a screen that failed. A reload also helps when an update removed the screen's file. */
export function RouteError() {
  return (
    <Center minH="60dvh" px="4">
      <DocumentTitle>Something went wrong · Vibes Outreach</DocumentTitle>
      <Stack role="alert" gap="3" maxW="26rem" textAlign="center" align="center">
        <Heading as="h1" textStyle="2xl">
          We couldn’t show this screen
        </Heading>
        <Text color="fg.muted">
          Nothing you saved is lost. Reload the page, or go back to the dashboard.
        </Text>
        <Stack direction="row" gap="2" mt="2">
          <Button size="sm" colorPalette="accent" onClick={() => location.reload()}>
            Reload
          </Button>
          <LinkButton size="sm" variant="outline" asChild>
            <Link to={routes.dashboard} reloadDocument>
              Dashboard
            </Link>
          </LinkButton>
        </Stack>
      </Stack>
    </Center>
  );
}
