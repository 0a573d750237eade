import { Box, Button, chakra, Flex, IconButton, Spinner, Text } from '@chakra-ui/react';
import type { DeliveryState } from '@vibes/core/delivery/delivery';
import { Check, CircleAlert, CircleHelp, Clock, X } from 'lucide-react';
import { memo } from 'react';
import { CopyIcon } from '../../components/copy-icon.tsx';
import { TextLink } from '../../components/text-link.ts';
import { notify } from '../../components/toaster.tsx';
import { useNow } from '../../components/use-now.ts';
import { routes } from '../../lib/routes.ts';
import { useCopy } from '../../lib/use-copy.ts';
import type { CaptureEntry } from '../capture-queue/capture-entry.ts';
import { DELIVERY_MARKS } from '../delivery/delivery-state-mark.tsx';
import { remove, retry } from './capture-buttons.ts';
import { followedBy, mailWords, platformOf, wordsOf } from './capture-words.ts';
import { useFollowedMail } from './use-followed-mail.ts';

/** The outcome of a capture; once its email has gone on, what became of that. */
function OutcomeWords({ entry }: { entry: CaptureEntry }) {
  const creator = followedBy(entry);
  return creator === null ? wordsOf(entry) : <MailWords creator={creator} entry={entry} />;
}

function MailWords({ creator, entry }: { creator: string; entry: CaptureEntry }) {
  const now = useNow();
  const mail = useFollowedMail(creator);
  return (mail && mailWords(mail, now)) ?? wordsOf(entry);
}

/** How long a copied DM shows its check mark, in ms. */
const COPIED_MS = 2000;

const Line = chakra('li', {
  base: {
    display: 'grid',
    // On a phone an answered line has the whole width.
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: {
      base: '"mark name act" ". words words"',
      sm: '"mark name act" ". words act"',
    },
    alignItems: 'start',
    columnGap: '3',
    rowGap: '0.5',
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    // Of 200 lines only those on screen are laid out.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 3.5rem',
  },
});

const WAITING = { color: 'fg.subtle', Icon: Clock };
const DONE = { color: 'fg.success', Icon: Check };
const TO_CHOOSE = { color: 'status.silent', Icon: CircleHelp };
const REFUSED = { color: 'fg.error', Icon: CircleAlert };

/** The state of a capture, beside words that say the same; once its email has gone on, how that ended. */
function CaptureMark({ entry }: { entry: CaptureEntry }) {
  const { state, answer } = entry;
  const creator = followedBy(entry);
  if (state === 'sending') return <Spinner size="xs" color="fg.muted" />;
  if (state === 'waiting') return <Mark {...WAITING} />;
  if (state === 'refused') return <Mark {...REFUSED} />;
  if (answer?.email.state === 'needs_choice') return <Mark {...TO_CHOOSE} />;
  return creator === null ? <Mark {...DONE} /> : <MailMark creator={creator} />;
}

/** The capture itself is done; its email is said to be on its way. */
const GOING: ReadonlySet<DeliveryState> = new Set(['held', 'queued', 'sending']);

function MailMark({ creator }: { creator: string }) {
  const mail = useFollowedMail(creator);
  return <Mark {...(mail && !GOING.has(mail.state) ? DELIVERY_MARKS[mail.state] : DONE)} />;
}

const Mark = ({ color, Icon }: { color: string; Icon: typeof Check }) => (
  <chakra.span as={Icon} boxSize="4" color={color} aria-hidden="true" />
);

/** One creator: what was requested, the outcome, and what can be done now. */
export const CaptureLine = memo(
  function CaptureLine({ entry }: { entry: CaptureEntry }) {
    const platform = platformOf(entry.target);
    return (
      <Line>
        <Flex gridArea="mark" h="5" w="4" align="center" justify="center">
          <CaptureMark entry={entry} />
        </Flex>
        <Text gridArea="name" fontWeight="500" overflowWrap="anywhere">
          <Name entry={entry} />
          {platform && (
            <chakra.span color="fg.muted" fontWeight="normal" whiteSpace="nowrap">
              {' '}
              · {platform}
            </chakra.span>
          )}
        </Text>
        <Text gridArea="words" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          <OutcomeWords entry={entry} />
        </Text>
        <Box gridArea="act">
          <Action entry={entry} />
        </Box>
      </Line>
    );
  },
  // The queue is read again at every step: an entry with equal fields is the same.
  (before, after) =>
    before.entry.state === after.entry.state && before.entry.settled_at === after.entry.settled_at,
);

function Name({ entry: { label, answer } }: { entry: CaptureEntry }) {
  const id = answer?.creator.id;
  if (!id) return <bdi>{label}</bdi>;
  const query = new URLSearchParams({ creator: id }).toString();
  return <TextLink to={`${routes.crm}?${query}`}>{label}</TextLink>;
}

function Action({ entry: { id, state, label, answer } }: { entry: CaptureEntry }) {
  if (state === 'refused')
    return (
      <Button size="xs" variant="outline" onClick={() => void retry(id)}>
        Try again<chakra.span srOnly>: {label}</chakra.span>
      </Button>
    );
  if (state === 'waiting')
    return (
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={`Remove ${label}`}
        onClick={() => void remove(id)}
      >
        <X aria-hidden="true" />
      </IconButton>
    );
  return answer?.dm ? <CopyDm text={answer.dm.text} label={label} /> : null;
}

function CopyDm({ text, label }: { text: string; label: string }) {
  const { isCopied, copy } = useCopy(COPIED_MS);
  async function copyText() {
    if (!(await copy(text)))
      notify.error({
        title: 'Failed to copy',
        description: 'Open the creator in the CRM and copy the DM there.',
      });
  }
  return (
    <Button size="xs" variant="outline" onClick={() => void copyText()}>
      <CopyIcon isCopied={isCopied} />
      {isCopied ? 'Copied' : 'Copy DM'}
      <chakra.span srOnly>: {label}</chakra.span>
    </Button>
  );
}
