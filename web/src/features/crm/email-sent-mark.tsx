import { chakra } from '@chakra-ui/react';
import { Ban, Check, CircleAlert, CircleHelp, Clock, Minus, Pause, Send } from 'lucide-react';
import type { EmailSentState } from './email-sent-state.ts';

const MARKS = {
  none: { word: 'No', color: 'fg.muted', Icon: Minus },
  held: { word: 'On hold', color: 'fg.muted', Icon: Pause },
  queued: { word: 'Queued', color: 'fg.muted', Icon: Clock },
  sending: { word: 'Sending', color: 'status.contacted', Icon: Send },
  sent: { word: 'Sent', color: 'fg.success', Icon: Check },
  failed: { word: 'Failed', color: 'fg.error', Icon: CircleAlert },
  uncertain: { word: 'Not sure', color: 'status.silent', Icon: CircleHelp },
  cancelled: { word: 'Cancelled', color: 'fg.muted', Icon: Ban },
} as const;

type KnownState = Exclude<EmailSentState, 'unknown'>;

export const emailSentWord = (state: KnownState): string => MARKS[state].word;

/** How far an e-mail has come, as a mark with its word. */
export function EmailSentMark({ state }: { state: KnownState }) {
  const { word, color, Icon } = MARKS[state];
  return (
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
}
