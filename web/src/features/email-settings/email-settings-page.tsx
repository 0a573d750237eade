import { Skeleton, Stack } from '@chakra-ui/react';
import { Loaded } from '../../components/loaded.tsx';
import { Page } from '../../components/page.tsx';
import { useUserData } from '../../lib/user-data.ts';
import { AppPasswordHelp } from './app-password-help.tsx';
import { GmailCard } from './gmail-card.tsx';

/** How e-mails leave: through the person's own Gmail. */
export function EmailSettingsPage() {
  const userData = useUserData();
  return (
    <Page
      title="Email Settings"
      maxW="48rem"
      description="Your e-mails go out from your own address."
    >
      <Loaded
        of={userData}
        fault="Failed to fetch user data"
        skeleton={<Skeleton h="20rem" borderRadius="l3" />}
      >
        {({ emailSettings }) => (
          <Stack gap="4">
            <GmailCard settings={emailSettings} />
            <AppPasswordHelp />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
