import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { HANDOVER_LIFE } from '@vibes/core/account/handover-code';
import { LazyQrCode } from '../../components/lazy-qr-code.tsx';
import { useNow } from '../../components/use-now.ts';

const MINUTE = 60_000;

const minutes = (count: number) => (count === 1 ? '1 more minute' : `${count} more minutes`);

/** The code for the camera, and how long it works. */
export function HandoverCode({ url, ends_at }: { url: string; ends_at: Date }) {
  const now = useNow();
  // `now` may be a minute old.
  const rest = Math.min(ends_at.getTime() - now.getTime(), HANDOVER_LIFE);
  const left = Math.max(1, Math.ceil(rest / MINUTE));
  return (
    <Flex gap="5" wrap="wrap" align="center">
      <LazyQrCode text={url} label="QR code that opens the setup guide on your phone" />
      <Stack flex="1 1 16rem" gap="2">
        <Text fontWeight="500">
          Point your iPhone’s camera at the code, then tap Continue on this phone.
        </Text>
        {/* The time changes by itself, and must not be announced. */}
        <Box aria-live="off" color="fg.muted">
          It works once, for {minutes(left)}.
        </Box>
        <Text color="fg.muted">
          Show it to nobody else: whoever opens it first gets your API key.
        </Text>
      </Stack>
    </Flex>
  );
}
