import { chakra, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { Ban, Check, CircleAlert, CircleHelp, Clock, Pause, Send, Minus } from 'lucide-react';
import { emailSentState, type EmailSentState } from './email-sent-state.ts';
import { Explained } from './explained.tsx';
import { Nothing } from './nothing.tsx';

const MARKS = {
  none: { word: 'No', color: 'fg.muted', Icon: Minus },
  held: { word: 'On hold', color: 'fg.muted', Icon: Pause },
  queued: { word: 'Queued', color: 'fg.muted', Icon: Clock },
  sending: { word: 'Sending', color: 'status.contacted', Icon: Send },
  sent: { word: 'Sent', color: 'fg.success', Icon: Check },
  failed: { word: 'Failed', color: 'fg.error', Icon: CircleAlert },
  uncertain: { word: 'Not sure', color: 'status.silent', Icon: CircleHelp },
  cancelled: { word: 'Cancelled', color: 'fg.muted', Icon: Ban },
} as const satisfies Record<Exclude<EmailSentState, 'unknown'>, unknown>;

/** How far the creator's e-mail has come; a fault says what to do about it. */
export function EmailSent(props: { creator: Creator; delivery: Delivery | null | undefined }) {
  const state = emailSentState(props.creator, props.delivery);
  if (state === 'unknown') return <Nothing label="not known yet" />;
  const { word, color, Icon } = MARKS[state];
  const reason = props.delivery?.last_error?.sentence;
  const mark = (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      color={color}
      whiteSpace="nowrap"
    >
      <Icon size={14} aria-hidden="true" />
      {word}
    </chakra.span>
  );
  if (!reason || state === 'sent') return mark;
  return (
    <Explained label={`${word}: why`} word={mark}>
      <Text>{reason}</Text>
    </Explained>
  );
}
