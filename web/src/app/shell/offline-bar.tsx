import { Flex, Grid } from '@chakra-ui/react';
import { CloudOff } from 'lucide-react';
import { useIsOnline } from '../../lib/use-is-online.ts';

/** A line above every page while there is no connection: what that means, and what still works. */
export function OfflineBar() {
  const isOnline = useIsOnline();
  return (
    // Always on the page, so that screen readers announce what appears in it.
    <Grid role="status">
      {!isOnline && (
        <Flex
          gap="3"
          px={{ base: '4', md: '8' }}
          py="2.5"
          bg="bg.muted"
          borderBottomWidth="1px"
          borderColor="border"
        >
          <CloudOff size={18} aria-hidden="true" style={{ flexShrink: 0, marginTop: 2 }} />
          <span>
            You are offline. What you capture here is kept on this device and goes out when the
            connection is back.
          </span>
        </Flex>
      )}
    </Grid>
  );
}
