import { Button, chakra, Flex } from '@chakra-ui/react';
import { maskApiKey } from '@vibes/core/account/api-key';
import { CopyIcon } from '../../components/copy-icon.tsx';
import { notify } from '../../components/toaster.tsx';
import { useCopy } from '../../lib/use-copy.ts';

const COPIED_MS = 3000;

/** The key, masked, with a button that copies all of it. `isNext` while this is the next step. */
export function CopyKeyButton(props: { apiKey: string; isNext?: boolean; onCopied?: () => void }) {
  const { isCopied, copy } = useCopy(COPIED_MS);

  async function copyKey() {
    if (await copy(props.apiKey)) {
      notify.success({ title: 'API key copied!' });
      props.onCopied?.();
    } else
      notify.error({
        title: 'Failed to copy',
        description: 'Could not copy API key to clipboard',
      });
  }

  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Button
        size="sm"
        {...(props.isNext ? { colorPalette: 'accent' } : { variant: 'outline' })}
        onClick={() => void copyKey()}
      >
        <CopyIcon isCopied={isCopied} />
        Copy API key
      </Button>
      <chakra.code fontFamily="mono" textStyle="xs" color="fg.muted">
        {maskApiKey(props.apiKey)}
      </chakra.code>
    </Flex>
  );
}
