import { Box, Button, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { useState } from 'react';
import { marked } from '../../../components/marked.ts';
import { chooseEmail } from './choose-email.data.ts';
import { useBusy } from '../../../lib/use-busy.ts';

/**
 * Makes an address the creator's. While it works, presses do nothing, but it keeps the focus, which
 * a disabled button would lose.
 */
export function ChooseButton(props: {
  creator: Creator;
  email: string;
  /** What it means for the email; the toast shows it. */
  description: string | undefined;
  label: string;
  /** Id of the element with the address. */
  about?: string;
  isMarked?: boolean;
}) {
  const { isChoosing, fault, choose } = useChooseEmail(props.creator, props);
  return (
    <Box>
      <Button
        size={props.isMarked ? 'sm' : 'xs'}
        {...marked(props.isMarked ?? false)}
        aria-disabled={isChoosing}
        aria-describedby={props.about}
        onClick={() => choose()}
        maxW="full"
        h="auto"
        minH="8"
        py="1"
        whiteSpace="normal"
        textAlign="start"
        overflowWrap="anywhere"
      >
        {isChoosing ? 'Changing...' : props.label}
      </Button>
      <Text role="status" textStyle="xs" color="fg.error" mt={fault ? '1' : '0'}>
        {fault}
      </Text>
    </Box>
  );
}

/** A button that makes `email` the creator's address, with its progress and its refusal. */
function useChooseEmail(
  creator: Creator,
  choice: { email: string; description: string | undefined },
) {
  const [failed, setFailed] = useState<{ email: string; sentence: string } | null>(null);

  const { isBusy: isChoosing, run: choose } = useBusy(async () => {
    setFailed(null);
    const sentence = await chooseEmail(creator, choice);
    if (sentence) setFailed({ email: choice.email, sentence });
  });

  const fault = failed?.email === choice.email ? failed.sentence : null;
  return { isChoosing, fault, choose };
}
