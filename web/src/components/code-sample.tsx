import { Box, chakra } from '@chakra-ui/react';

/** A code sample that scrolls in its own box, also by keyboard. `isWrapped`: long lines are wrapped. */
export function CodeSample(props: { label: string; code: string; isWrapped?: boolean }) {
  const { label, code, isWrapped } = props;
  return (
    <Box
      as="pre"
      tabIndex={0}
      role="region"
      aria-label={label}
      overflowX="auto"
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="l2"
      p="3"
      textStyle="xs"
      lineHeight="1.7"
      fontFamily="mono"
      {...(isWrapped && { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })}
    >
      <chakra.code>{code}</chakra.code>
    </Box>
  );
}
