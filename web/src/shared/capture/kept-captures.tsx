import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { format } from 'date-fns/format';
import { Link, useLocation } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.ts';
import { Panel } from '../../components/panel.tsx';
import { TextLink } from '../../components/text-link.ts';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { loginTo, routes } from '../../lib/routes.ts';
import {
  isHeld,
  type CaptureEntry,
  type CaptureProgress,
  type CaptureQueue,
} from '../capture-queue/capture-entry.ts';
import { acts } from '../capture-queue/this-tab.ts';
import { useCaptures } from '../capture-queue/use-captures.ts';
import { clear, retryAll, stop } from './capture-buttons.ts';
import { CaptureLine } from './capture-line.tsx';
import { newest, progressWords, resultWords, tally, wordsOf } from './capture-words.ts';

/** How far the list is, why it waits, and a line for each creator. */
export function KeptCaptures({ room, isIn = null }: { room?: number; isIn?: string | null }) {
  const queue = useCaptures();
  const entries = queue.entries.filter((entry) => !isShownElsewhere(entry, isIn));
  return entries.length > 0 ? <Captures {...queue} entries={entries} room={room} /> : null;
}

/** The states of an email that the page asks the person to complete where it shows the creator. */
const TO_COMPLETE: ReadonlySet<string | undefined> = new Set([
  'not_set_up',
  'template_incomplete',
  'none_found',
  'search_unfinished',
  'profile_blocked',
  'needs_choice',
]);

const isShownElsewhere = ({ answer }: CaptureEntry, id: string | null): boolean =>
  id !== null && answer?.creator.id === id && TO_COMPLETE.has(answer.email.state);

/** Why the captures wait and what to do about it; nothing while they are sent. */
function CaptureStanding({ progress }: { progress: CaptureProgress }) {
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

function Captures({ entries, progress, room }: CaptureQueue & { room: number | undefined }) {
  const counts = tally(entries);
  const place = useKeptFocus<HTMLDivElement>(entries);
  const isRunning = counts.waiting > 0;
  const isGoing = progress.status === 'running' || progress.status === 'pausing';
  const only = entries.length === 1 ? entries[0] : undefined;
  const shown = room === undefined ? entries : newest(entries, room);
  return (
    <Panel ref={place} tabIndex={-1} outline="none" aria-label="Captures">
      <Flex align="center" gap="3" wrap="wrap">
        <Text flex="1" minW="12rem" fontWeight="600" fontVariantNumeric="tabular-nums">
          {isRunning ? progressWords(entries, isGoing) : resultWords(counts)}
        </Text>
        {counts.waiting > 1 && (
          <Button size="xs" variant="outline" onClick={() => void stop()}>
            Stop
          </Button>
        )}
        {counts.refused > 1 && (
          <Button size="xs" variant="outline" onClick={() => void retryAll()}>
            Try all again
          </Button>
        )}
        {!isRunning && (
          <Button size="xs" variant="ghost" onClick={() => void clear()}>
            Clear
          </Button>
        )}
      </Flex>
      {/* It announces only start and result: a list of 200 must not talk all the time. */}
      <chakra.p srOnly role="status">
        {isRunning ? 'Capturing.' : only ? wordsOf(only) : `${resultWords(counts)}.`}
      </chakra.p>
      {isRunning && <ProgressBar done={counts.total - counts.waiting} total={counts.total} />}
      <CaptureStanding progress={progress} />
      <chakra.ul listStyleType="none" mt="2">
        {shown.map((entry) => (
          <CaptureLine key={entry.id} entry={entry} />
        ))}
      </chakra.ul>
      {shown.length < entries.length && (
        <Text mt="2" textStyle="xs">
          <TextLink to={routes.capture}>See all {entries.length.toLocaleString('en')}</TextLink>
        </Text>
      )}
    </Panel>
  );
}

function ProgressBar({ done, total }: { done: number; total: number }) {
  return (
    <chakra.div
      role="progressbar"
      aria-label="Captured"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={`${done} of ${total}`}
      mt="2"
      h="1"
      bg="bg.emphasized"
      borderRadius="full"
      overflow="hidden"
    >
      <chakra.div
        h="full"
        bg="fg"
        borderRadius="full"
        transition="translate 0.2s"
        style={{ translate: `${(100 * done) / total - 100}%` }}
      />
    </chakra.div>
  );
}
