import { chakra } from '@chakra-ui/react';
import { Ban, Check, CircleAlert, CircleHelp, Clock, Pause, Send, Undo2 } from 'lucide-react';
import { STATE_WORDS, type ShownState } from './delivery-words.ts';

export const DELIVERY_MARKS = {
  held: { color: 'fg.muted', Icon: Pause },
  queued: { color: 'fg.muted', Icon: Clock },
  sending: { color: 'status.contacted', Icon: Send },
  sent: { color: 'fg.success', Icon: Check },
  failed: { color: 'fg.error', Icon: CircleAlert },
  uncertain: { color: 'status.silent', Icon: CircleHelp },
  cancelled: { color: 'fg.muted', Icon: Ban },
  bounced: { color: 'fg.error', Icon: Undo2 },
} as const satisfies Record<ShownState, object>;

/** The state of a delivery, as an icon with its word. */
export function DeliveryStateMark({ state }: { state: ShownState }) {
  const { color, Icon } = DELIVERY_MARKS[state];
  return (
    <chakra.span
      display="inline-flex"
      alignItems="baseline"
      gap="1.5"
      color={color}
      whiteSpace="nowrap"
    >
      <chakra.span alignSelf="center">
        <Icon size={14} aria-hidden="true" />
      </chakra.span>
      {STATE_WORDS[state]}
    </chakra.span>
  );
}
