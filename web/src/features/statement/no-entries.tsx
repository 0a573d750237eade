import { Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.ts';
import { routes } from '../../lib/routes.ts';

/** What will stand here, and the way to the first line. */
export function NoEntries() {
  return (
    <Stack align="center" textAlign="center" gap="2" py={{ base: '8', md: '14' }} px="4">
      <Text role="status" fontFamily="heading" fontWeight="600" textStyle="lg">
        No credit has moved yet
      </Text>
      <Text color="fg.muted" maxW="30rem">
        Each creator you capture and each renewal of a plan stands here, with the balance after it.
      </Text>
      <LinkButton asChild size="sm" variant="outline" mt="3">
        <Link to={`${routes.profile}?tab=plans`}>See the plans</Link>
      </LinkButton>
    </Stack>
  );
}
