import { Box, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { maskApiKey } from '@vibes/core/account/api-key';
import type { UserData } from '@vibes/core/account/user-data';
import { format } from 'date-fns/format';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { CopyIcon } from '../../components/copy-icon.tsx';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { RegenerateKey } from './regenerate-key.tsx';
import { useCopyKey } from './use-copy-key.ts';

/** The key, masked until asked for. */
export function KeyCard({ apiKey }: { apiKey: UserData['apiKey'] }) {
  const [isShown, setIsShown] = useState(false);
  const { isCopied, copyKey } = useCopyKey();
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Panel title="Primary API Key" aside={<RegenerateKey />}>
      <Flex gap="1" align="center" bg="bg.subtle" borderWidth="1px" borderRadius="l2" ps="3" pe="1">
        <chakra.code
          flex="1"
          minW="0"
          py="2"
          fontFamily="mono"
          textStyle="sm"
          overflowWrap="anywhere"
          data-testid="api-key"
        >
          {isShown ? apiKey.api_key : maskApiKey(apiKey.api_key)}
        </chakra.code>
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={isShown ? 'Hide API key' : 'Show API key'}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon aria-hidden="true" />
        </IconButton>
        <IconButton
          size="sm"
          variant="ghost"
          aria-label="Copy API key"
          onClick={() => void copyKey(apiKey.api_key)}
        >
          <CopyIcon isCopied={isCopied} />
        </IconButton>
      </Flex>
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
