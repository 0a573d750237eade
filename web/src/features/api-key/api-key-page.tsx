import { Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { maskApiKey } from '@vibes/core/account/api-key';
import { Link } from 'react-router-dom';
import { CodeSample } from '../../components/code-sample.tsx';
import { CopyIcon } from '../../components/copy-icon.tsx';
import { LinkButton } from '../../components/link-button.ts';
import { Loaded } from '../../components/loaded.tsx';
import { Page } from '../../components/page.tsx';
import { Panel } from '../../components/panel.tsx';
import { notify } from '../../components/toaster.tsx';
import { routes } from '../../lib/routes.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { useUserData } from '../../lib/user-data.ts';
import { captureCommand } from './capture-command.data.ts';
import { KeyCard } from './key-card.tsx';
import { RegenerateKey } from './regenerate-key.tsx';

const COPIED_MS = 3000;

/** The capture as a command for the terminal: shown masked, copied in full. */
function CaptureCommand({ apiKey }: { apiKey: string }) {
  const { isCopied, copy } = useCopy(COPIED_MS);

  async function copyCommand() {
    if (await copy(captureCommand(location.origin, apiKey)))
      notify.success({ title: 'Command copied', description: 'It contains your API key.' });
    else
      notify.error({
        title: 'Failed to copy',
        description: 'Could not copy the command to clipboard',
      });
  }

  return (
    <Panel
      title="Try it without a phone"
      subtitle="Put a creator's link in the last line and paste this into a terminal."
      aside={
        <Button size="xs" variant="outline" flexShrink={0} onClick={() => void copyCommand()}>
          <CopyIcon isCopied={isCopied} />
          Copy command
        </Button>
      }
    >
      <CodeSample
        label="Capture command"
        code={captureCommand(location.origin, maskApiKey(apiKey))}
      />
    </Panel>
  );
}

/** The account's API key, and the two places to use it in. */
export function ApiKeyPage() {
  const userData = useUserData();
  return (
    <Page title="API Keys" isForm description="The shortcut signs in with this key.">
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

/** Where the key is used. It is the next step until the key has been used. */
function KeyOnPhone({ isUsed }: { isUsed: boolean }) {
  return (
    <Panel
      title={isUsed ? 'Another phone, or a new key' : 'Put it on your iPhone'}
      subtitle="The setup guide shows where to put your key in the shortcut."
      aside={
        <LinkButton
          asChild
          size="xs"
          flexShrink={0}
          {...(isUsed ? { variant: 'outline' } : { colorPalette: 'accent' })}
        >
          <Link to={routes.shortcutSetup}>Open setup guide</Link>
        </LinkButton>
      }
    />
  );
}

/** The skeleton of the card with the key. */
function KeySkeleton() {
  return (
    <Panel>
      <Flex h="8" justify="space-between" mb="4">
        <Skeleton h="5" w="8rem" />
        <Skeleton h="8" w="5.75rem" />
      </Flex>
      <Skeleton h="9.5" />
      <Skeleton h="3.5" w="17rem" maxW="full" mt="3" />
    </Panel>
  );
}

/** Shown in the key's place when there is none. */
function NoKey() {
  return (
    <Panel title="Primary API Key" aside={<RegenerateKey />}>
      <Text fontWeight="500">No API key found</Text>
      <Text color="fg.muted">Press Regenerate to create one for your shortcut.</Text>
    </Panel>
  );
}
