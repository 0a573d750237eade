import { chakra, Flex, IconButton } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { CopyIcon } from './copy-icon.tsx';

/** A secret, masked until it is shown; copying takes all of it. `name` as in "Show API key". */
export function MaskedSecret(props: {
  name: string;
  secret: string;
  masked: string;
  isCopied: boolean;
  onCopy: () => void;
  testId: string;
}) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Flex gap="1" align="center" bg="bg.subtle" borderWidth="1px" borderRadius="l2" ps="3" pe="1">
      <chakra.code
        flex="1"
        minW="0"
        py="2"
        fontFamily="mono"
        textStyle="sm"
        overflowWrap="anywhere"
        data-testid={props.testId}
      >
        {isShown ? props.secret : props.masked}
      </chakra.code>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={`${isShown ? 'Hide' : 'Show'} ${props.name}`}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon aria-hidden="true" />
      </IconButton>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={`Copy ${props.name}`}
        onClick={props.onCopy}
      >
        <CopyIcon isCopied={props.isCopied} />
      </IconButton>
    </Flex>
  );
}
