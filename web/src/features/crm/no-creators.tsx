import { Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.ts';
import { routes } from '../../lib/routes.ts';

/** What stands where creators will be, and how they come there. */
export function NoCreators() {
  return (
    <Stack align="center" textAlign="center" gap="2" py={{ base: '8', md: '14' }} px="4">
      <Text fontFamily="heading" fontWeight="600" textStyle="lg">
        No creators found in your Built-in CRM
      </Text>
      <Text color="fg.muted" maxW="30rem">
        Creators added through the API appear here within seconds, each with the address that was
        found and where it stands. To keep them in a system of your own as well, use Notion or
        webhooks: each has its tab above.
      </Text>
      <LinkButton asChild size="sm" colorPalette="accent" mt="3">
        <Link to={routes.apiKeys}>Capture your first creator</Link>
      </LinkButton>
    </Stack>
  );
}
