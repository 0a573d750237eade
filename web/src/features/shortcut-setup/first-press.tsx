import { Button, Flex, Spinner, Stack, Text } from '@chakra-ui/react';
import type { UserAccount } from '@vibes/core/account/user-account';
import { paths } from '@vibes/core/firestore/paths';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { routes } from '../../lib/routes.ts';

/** How to press, and whether the first press has come through: live, so the phone's answer shows here too. */
export function FirstPress() {
  const account = dataOf(useLiveDocument<UserAccount>(paths.user(useUid())));
  return (
    <>
      <Stack as="ol" gap="2" ps="5" listStyleType="decimal">
        <li>In Settings, open Action Button, choose Shortcut and pick Vibes Outreach.</li>
        <li>Open a creator on TikTok or Instagram and copy the profile's link.</li>
        <li>Press the Action Button. Without one, use Share, then Vibes Outreach.</li>
      </Stack>
      {account && (
        <Flex align="center" gap="3" wrap="wrap" mt="4" aria-live="polite">
          {account.first_capture_at ? (
            <>
              <Flex align="center" gap="2" color="fg.success">
                <Check size={16} aria-hidden="true" />
                <Text fontWeight="500">Your shortcut works.</Text>
              </Flex>
              <Button asChild size="xs" variant="outline">
                <Link to={routes.crm}>See your creators</Link>
              </Button>
            </>
          ) : (
            <>
              <Spinner size="sm" color="fg.subtle" aria-hidden="true" />
              <Text color="fg.muted">Waiting for your first press</Text>
            </>
          )}
        </Flex>
      )}
    </>
  );
}
