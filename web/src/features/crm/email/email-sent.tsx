import { Text } from '@chakra-ui/react';
import { Explained } from '../../../components/explained.tsx';
import { shortUnsentReason } from '../../../shared/conversation/next-step/unsent-reason.ts';
import { Nothing } from '../../../shared/creator/nothing.tsx';
import { reasonOf } from '../../../shared/delivery/delivery-words.ts';
import { DueLine } from '../../../shared/delivery/due-line.tsx';
import type { ShownRow } from '../shown-rows/shown-row.ts';
import { EmailSentMark, emailSentWord } from '../../../shared/creator-details/email-sent-mark.tsx';
import { UnsentReasonLine } from '../../../shared/creator-details/unsent-reason-line.tsx';

/** The state of the creator's email; a fault with what to do about it, a waiting one with its time, none with the reason. */
export function EmailSent(props: { row: Pick<ShownRow, 'document' | 'delivery' | 'emailState'> }) {
  const { document, delivery, emailState: state } = props.row;
  if (state === 'unknown') return <Nothing label="not known yet" />;
  const reason = delivery && reasonOf(delivery);
  const hint = reason ?? (state === 'none' && document ? shortUnsentReason(document) : undefined);
  const mark = <EmailSentMark state={state} />;
  if (state !== 'none' && state !== 'held' && !reason) return mark;
  return (
    <Explained label={`${emailSentWord(state)}: why`} word={mark} hint={hint}>
      {state === 'none' && document && <UnsentReasonLine creator={document} />}
      {reason && <Text>{reason}</Text>}
      {delivery && <DueLine delivery={delivery} />}
    </Explained>
  );
}
