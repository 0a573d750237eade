import { Skeleton, Stack, Text } from '@chakra-ui/react';
import { Loaded } from '../../components/loaded.tsx';
import { Page } from '../../components/page.tsx';
import { Panel } from '../../components/panel.tsx';
import { useUserData } from '../../lib/user-data.ts';
import { CaptureCommand } from './capture-command.tsx';
import { KeyCard } from './key-card.tsx';

/** The account's API key and the command to try it with. */
export function ApiKeyPage() {
  const userData = useUserData();
  return (
    <Page title="API Keys" maxW="48rem" description="The shortcut signs in with this key.">
      <Loaded
        of={userData}
        fault="Failed to fetch user data"
        skeleton={<Skeleton h="11.5rem" borderRadius="l3" />}
      >
        {({ apiKey }) =>
          apiKey.api_key ? (
            <Stack gap="4">
              <KeyCard apiKey={apiKey} />
              <CaptureCommand apiKey={apiKey.api_key} />
            </Stack>
          ) : (
            <Panel title="Primary API Key">
              <Text color="fg.muted">No API key found</Text>
            </Panel>
          )
        }
      </Loaded>
    </Page>
  );
}
