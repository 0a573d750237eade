import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { format } from 'date-fns/format';
import { Link, useLocation } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.ts';
import { loginTo } from '../../lib/routes.ts';
import { isHeld, type CaptureProgress } from '../capture-queue/capture-entry.ts';
import { acts } from '../capture-queue/this-tab.ts';

/** Why the captures wait and what to do about it; nothing while they are sent. */
export function CaptureStanding({ progress }: { progress: CaptureProgress }) {
  const sentence = sentenceOf(progress);
  return (
    <Box role="status">
      {sentence !== null && (
        <Flex wrap="wrap" align="center" gap="2" mt="3" p="3" bg="bg.subtle" borderRadius="l2">
          <Text flex="1 1 14rem">{sentence}</Text>
          {progress.status === 'stopped' && <WaysOn code={progress.refusal.code} />}
        </Flex>
      )}
    </Box>
  );
}

// The server's own sentence would contradict the list, in which others were saved. The bar above the
// page says that no credits are left and that new creators are not saved: these are not either, yet.
const NO_CREDITS =
  'Not saved yet. We’ll capture these once you have credits and the app is open here.';

function sentenceOf(progress: CaptureProgress): string | null {
  switch (progress.status) {
    case 'offline':
      return 'No connection to the server. The rest goes out when it is back.';
    case 'pausing':
      return `The server asked us to wait. We go on at ${format(progress.until, 'HH:mm:ss')}.`;
    case 'failing':
      return `The server has a problem. We try again at ${format(progress.until, 'HH:mm:ss')}.`;
    case 'stopped':
      return isHeld(progress.refusal) ? NO_CREDITS : progress.refusal.message;
    default:
      return null;
  }
}

function WaysOn({ code }: { code: string }) {
  const { pathname, search } = useLocation();
  return (
    <Flex gap="2">
      {code === 'session_over' ? (
        <LinkButton asChild size="xs" variant="outline">
          <Link to={loginTo(pathname + search)}>Sign in again</Link>
        </LinkButton>
      ) : (
        <Button size="xs" variant="outline" onClick={acts.resume}>
          Go on
        </Button>
      )}
    </Flex>
  );
}
