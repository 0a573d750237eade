import { Stack } from '@chakra-ui/react';
import { Loaded } from '../../components/loaded.tsx';
import { Page } from '../../components/page.tsx';
import { useUserData } from '../../lib/user-data.ts';
import { CaptureCommand } from './capture-command.tsx';
import { KeyCard } from './key-card.tsx';
import { KeyOnPhone } from './key-on-phone.tsx';
import { KeySkeleton } from './key-skeleton.tsx';
import { NoKey } from './no-key.tsx';

/** The account's API key, and the two places to use it in. */
export function ApiKeyPage() {
  const userData = useUserData();
  return (
    <Page title="API Keys" maxW="48rem" description="The shortcut signs in with this key.">
      <Loaded of={userData} fault="Failed to fetch user data" skeleton={<KeySkeleton />}>
        {({ apiKey }) =>
          apiKey.api_key ? (
            <Stack gap="4">
              <KeyCard apiKey={apiKey} />
              <KeyOnPhone isUsed={apiKey.last_used_at !== null} />
              <CaptureCommand apiKey={apiKey.api_key} />
            </Stack>
          ) : (
            <NoKey />
          )
        }
      </Loaded>
    </Page>
  );
}
