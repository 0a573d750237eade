import { chakra, Spinner } from '@chakra-ui/react';
import type { DeliveryState } from '@vibes/core/delivery/delivery';
import { Check, CircleAlert, CircleHelp, Clock } from 'lucide-react';
import type { CaptureEntry } from '../capture-queue/capture-entry.ts';
import { DELIVERY_MARKS } from '../delivery/delivery-state-mark.tsx';
import { followedBy } from './mail-words.ts';
import { useFollowedMail } from './use-followed-mail.ts';

const WAITING = { color: 'fg.subtle', Icon: Clock };
const DONE = { color: 'fg.success', Icon: Check };
const TO_CHOOSE = { color: 'status.silent', Icon: CircleHelp };
const REFUSED = { color: 'fg.error', Icon: CircleAlert };

/** The state of a capture, beside words that say the same; once its email has gone on, how that ended. */
export function CaptureMark({ entry }: { entry: CaptureEntry }) {
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
