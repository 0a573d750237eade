import { Box, Text } from '@chakra-ui/react';
import { maskApiKey } from '@vibes/core/account/api-key';
import type { UserData } from '@vibes/core/account/user-data';
import { format } from 'date-fns/format';
import { MaskedSecret } from '../../components/masked-secret.tsx';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { notify } from '../../components/toaster.tsx';
import { useCopy } from '../../lib/use-copy.ts';
import { RegenerateKey } from './regenerate-key.tsx';

/** The key, masked until asked for. */
export function KeyCard({ apiKey }: { apiKey: UserData['apiKey'] }) {
  const { isCopied, copyKey } = useCopyKey();
  return (
    <Panel title="Primary API Key" aside={<RegenerateKey />}>
      <MaskedSecret
        name="API key"
        secret={apiKey.api_key}
        masked={maskApiKey(apiKey.api_key)}
        isCopied={isCopied}
        onCopy={() => void copyKey(apiKey.api_key)}
        testId="api-key"
      />
      <Box textStyle="xs" color="fg.muted" mt="3" display="flex" flexWrap="wrap" columnGap="4">
        {apiKey.created_at && <Text>Created on {format(apiKey.created_at, 'PPP')}</Text>}
        {apiKey.last_used_at && (
          <Text>
            Last used <Moment at={new Date(apiKey.last_used_at)} />
          </Text>
        )}
      </Box>
    </Panel>
  );
}

const COPIED_MS = 3000;

/** Copies the key and says so. */
function useCopyKey() {
  const { isCopied, copy } = useCopy(COPIED_MS);
  return {
    isCopied,
    copyKey: async (key: string) => {
      if (await copy(key))
        notify.success({
          title: 'API key copied',
          description: 'Your API key has been copied to clipboard',
        });
      else
        notify.error({
          title: 'Failed to copy',
          description: 'Could not copy API key to clipboard',
        });
    },
  };
}
