import { chakra } from '@chakra-ui/react';
import { Minus } from 'lucide-react';
import { DeliveryStateMark } from '../delivery/delivery-state-mark.tsx';
import { STATE_WORDS } from '../delivery/delivery-words.ts';
import type { EmailSentState } from './email-sent-state.ts';

type KnownState = Exclude<EmailSentState, 'unknown'>;

export const emailSentWord = (state: KnownState): string =>
  state === 'none' ? 'No' : STATE_WORDS[state];

/** The state of an email, as a mark with its word. */
export function EmailSentMark({ state }: { state: KnownState }) {
  if (state !== 'none') return <DeliveryStateMark state={state} />;
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      color="fg.muted"
      whiteSpace="nowrap"
    >
      <Minus size={14} aria-hidden="true" />
      {emailSentWord(state)}
    </chakra.span>
  );
}
