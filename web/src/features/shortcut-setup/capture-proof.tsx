import { Box, Flex, Spinner, Text } from '@chakra-ui/react';
import { capturedHandle } from '@vibes/core/creator/handles';
import { creatorPlace, userPlace } from '@vibes/core/firestore/places';
import { limit, orderBy } from 'firebase/firestore';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.ts';
import { Moment } from '../../components/moment.tsx';
import { TextLink } from '../../components/text-link.ts';
import { useLiveDocument, useLiveQuery, useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { routes } from '../../lib/routes.ts';
import { useUserData } from '../../lib/user-data.ts';

interface CapturedCreator {
  id: string;
  /** The handle on its platform. */
  handle: string;
  at: Date;
}

type FirstCapture =
  | { status: 'unknown' | 'waiting' }
  /** `newest` is null until it is known. */
  | { status: 'came'; newest: CapturedCreator | null };

/** Whether a first capture came, and the newest one: live, from any source. */
function useFirstCapture(): FirstCapture {
  const uid = useUid();
  const account = dataOf(useLiveDocument(userPlace.at(uid)));
  const live = useLiveQuery(creatorPlace.within(uid), 'newest one', () => [
    // A reread of a known creator is no capture of the person's.
    orderBy('created_at', 'desc'),
    limit(1),
  ]);
  if (!account) return { status: 'unknown' };
  if (!account.first_capture_at) return { status: 'waiting' };
  const newest = dataOf(live)?.[0];
  if (!newest) return { status: 'came', newest: null };
  const { id, name, created_at: at } = newest;
  const { handle } = capturedHandle(newest);
  return {
    status: 'came',
    newest: { id, handle: handle ? `@${handle}` : name, at },
  };
}

/** Waits for the first capture, then shows the newest, and whether the shortcut was used. */
export function CaptureProof() {
  const capture = useFirstCapture();
  const newest = capture.status === 'came' ? capture.newest : null;
  if (capture.status === 'unknown') return null;
  return (
    <Box
      mt="5"
      p="3"
      borderWidth="1px"
      borderRadius="l2"
      borderColor={capture.status === 'came' ? 'fg.success' : 'border'}
    >
      <Flex align="center" gap="2" wrap="wrap" minH="6">
        {/* The time is outside the live region: it changes, and must not be announced each minute. */}
        <Box role="status" aria-label="First capture">
          <Heard capture={capture} />
        </Box>
        {newest && (
          <Text as="span" textStyle="xs" color="fg.muted">
            <Moment at={newest.at} />
          </Text>
        )}
      </Flex>
      {capture.status === 'came' && (
        <>
          <ShortcutProof />
          <LinkButton asChild size="xs" variant="outline" mt="3">
            <Link to={routes.crm}>See your creators</Link>
          </LinkButton>
        </>
      )}
    </Box>
  );
}

/** A capture may have come from the browser; only the use of the key shows that something else, like the phone, can send them. */
function ShortcutProof() {
  const settings = dataOf(useUserData());
  if (!settings) return null;
  const isUsed = settings.apiKey.last_used_at !== null;
  return (
    <Box role="status" aria-label="Your shortcut" mt="1" color="fg.muted">
      {isUsed
        ? 'Your API key works. A press of the shortcut on a new creator shows up here at once.'
        : 'Your API key hasn’t been used yet: these came from the browser. Press the shortcut on a new creator, and it shows up here.'}
    </Box>
  );
}

function Heard({ capture }: { capture: FirstCapture }) {
  if (capture.status !== 'came')
    return (
      <Flex align="center" gap="2.5" color="fg.muted">
        <Spinner size="sm" color="fg.subtle" aria-hidden="true" />
        <Text>Waiting for your first press</Text>
      </Flex>
    );
  return (
    <Flex gap="2" color="fg.success">
      <Box pt="0.5" flexShrink={0}>
        <CircleCheck size={16} aria-hidden="true" />
      </Box>
      <Text fontWeight="500" overflowWrap="anywhere">
        Your captures come through.
        {capture.newest && (
          <>
            {' The newest creator: '}
            <TextLink to={`${routes.crm}?${new URLSearchParams({ creator: capture.newest.id })}`}>
              <bdi>{capture.newest.handle}</bdi>
            </TextLink>
          </>
        )}
      </Text>
    </Flex>
  );
}
