import { Box, Button, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { useChooseEmail } from './use-choose-email.ts';

/**
 * Makes an address the creator's. While it works the button cannot be pressed, but keeps the
 * focus, which a disabled one loses.
 */
export function ChooseButton(props: {
  creator: Creator;
  email: string;
  /** What it means for the e-mail, for the toast. */
  description: string | undefined;
  label: string;
  /** Id of what says which address is meant. */
  about?: string;
}) {
  const { isChoosing, fault, choose } = useChooseEmail(props.creator, props);
  return (
    <Box>
      <Button
        size="xs"
        variant="outline"
        aria-disabled={isChoosing}
        aria-describedby={props.about}
        onClick={choose}
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
