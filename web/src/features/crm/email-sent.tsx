import { Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { EmailSentMark, emailSentWord } from './email-sent-mark.tsx';
import { emailSentState } from './email-sent-state.ts';
import { Explained } from './explained.tsx';
import { Nothing } from './nothing.tsx';

/** How far the creator's e-mail has come; a fault says what to do about it. */
export function EmailSent(props: { creator: Creator; delivery: Delivery | null | undefined }) {
  const state = emailSentState(props.creator, props.delivery);
  if (state === 'unknown') return <Nothing label="not known yet" />;
  const reason = props.delivery?.last_error?.sentence;
  const mark = <EmailSentMark state={state} />;
  if (!reason || state === 'sent') return mark;
  return (
    <Explained label={`${emailSentWord(state)}: why`} word={mark}>
      <Text>{reason}</Text>
    </Explained>
  );
}
