import { Box, Button, Text } from '@chakra-ui/react';
import { useEffect } from 'react';

/**
 * The error of a failed read, in place of its content, with a button to try again. It tries again
 * by itself when the connection is back. A card around it is box enough.
 */
export function ErrorPanel(props: { title: string; message?: string; onRetry?: () => void }) {
  const { onRetry } = props;
  useEffect(() => {
    if (!onRetry) return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Box
      role="alert"
      bg="bg.error"
      borderWidth="1px"
      borderColor="danger.border"
      borderRadius="l3"
      p="4"
      css={{ 'section &': { bg: 'transparent', borderWidth: '0', p: '0' } }}
    >
      <Text fontWeight="medium" color="fg.error">
        {props.title}
      </Text>
      {props.message && props.message !== props.title && (
        <Text color="fg.muted" mt="1">
          {props.message}
        </Text>
      )}
      {onRetry && (
        <Button size="xs" variant="outline" mt="3" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Box>
  );
}
