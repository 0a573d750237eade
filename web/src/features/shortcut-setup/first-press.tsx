import { Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TextLink } from '../../components/text-link.ts';
import { routes } from '../../lib/routes.ts';

/** How to press, and what to do about the phone's questions. `proof` says whether it has worked. */
export function FirstPress({ proof }: { proof?: ReactNode }) {
  return (
    <>
      <Stack as="ol" gap="2" ps="5" listStyleType="decimal">
        <li>In Settings, open Action Button, choose Shortcut and pick Vibes Outreach.</li>
        <li>Open a creator on TikTok or Instagram and copy the profile's link.</li>
        <li>Press the Action Button. Without one, use Share, then Vibes Outreach.</li>
        <li>The first time, the phone asks before it connects. Tap Always Allow.</li>
      </Stack>
      <Text mt="3" color="fg.muted">
        If the phone cannot load a profile's page, it stops and sends nothing. Press again, or paste
        the link on your <TextLink to={routes.dashboard}>dashboard</TextLink>.
      </Text>
      {proof}
    </>
  );
}
