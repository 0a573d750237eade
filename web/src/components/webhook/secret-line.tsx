import { chakra, Flex, IconButton } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { CopyIcon } from '../copy-icon.tsx';
import { notify } from '../toaster.tsx';
import { useCopy } from '../use-copy.ts';
import { maskSecret } from './mask-secret.ts';

const COPIED_MS = 2000;

/** The secret, masked until asked for; copied whole. */
export function SecretLine({ secret }: { secret: string }) {
  const [isShown, setIsShown] = useState(false);
  const { isCopied, copy } = useCopy(COPIED_MS);
  const Icon = isShown ? EyeOff : Eye;

  async function copySecret() {
    if (await copy(secret)) notify.success({ title: 'Signing secret copied' });
    else
      notify.error({
        title: 'Failed to copy',
        description: 'Show the secret and copy it by hand.',
      });
  }

  return (
    <Flex gap="1" align="center" bg="bg.subtle" borderWidth="1px" borderRadius="l2" ps="3" pe="1">
      <chakra.code
        flex="1"
        minW="0"
        py="2"
        fontFamily="mono"
        textStyle="sm"
        overflowWrap="anywhere"
        data-testid="signing-secret"
      >
        {isShown ? secret : maskSecret(secret)}
      </chakra.code>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={isShown ? 'Hide signing secret' : 'Show signing secret'}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon aria-hidden="true" />
      </IconButton>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label="Copy signing secret"
        onClick={() => void copySecret()}
      >
        <CopyIcon isCopied={isCopied} />
      </IconButton>
    </Flex>
  );
}
