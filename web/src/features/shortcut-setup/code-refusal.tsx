import { Box, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.ts';
import { Panel } from '../../components/panel.tsx';
import { loginTo, routes } from '../../lib/routes.ts';

/** A code that opens nothing any more: how to get a new one, and what to do if somebody else used it. */
export function CodeRefusal({ sentence }: { sentence: string }) {
  return (
    <Panel title="This code does not open the guide">
      <Box role="alert">
        <Text>{sentence}</Text>
      </Box>
      <NewCode />
      <Text mt="3" color="fg.muted">
        If somebody else used it, they have your API key. Press Regenerate on your API Key page, and
        the key they have stops working.
      </Text>
    </Panel>
  );
}

/** How to come to this page with a code, or without one. */
export function NewCode() {
  return (
    <>
      <Text mt="3" color="fg.muted">
        On your computer, open the setup guide in Vibes Outreach, press Continue on your phone, and
        scan the new code.
      </Text>
      <LinkButton asChild size="sm" variant="outline" mt="4">
        <Link to={loginTo(routes.shortcutSetup)}>Sign in on this phone instead</Link>
      </LinkButton>
    </>
  );
}
