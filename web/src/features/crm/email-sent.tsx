import { Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { reasonOf } from '../../shared/delivery/delivery-words.ts';
import { DueLine } from '../../shared/delivery/due-line.tsx';
import { EmailSentMark, emailSentWord } from './email-sent-mark.tsx';
import { emailSentState } from './email-sent-state.ts';
import { Explained } from './explained.tsx';
import { Nothing } from '../../shared/creator/nothing.tsx';
import { WhyNoEmail } from './why-no-email.tsx';
import { whyInShort } from './why-not-sent.ts';

/** The state of the creator's email; a fault with what to do about it, a waiting one with its time, none with the reason. */
export function EmailSent(props: {
  creator: Pick<CreatorEntry, 'email_sent'>;
  document: Creator | undefined;
  delivery: Delivery | null | undefined;
}) {
  const { document, delivery } = props;
  const creator = document ?? props.creator;
  const state = emailSentState(creator, delivery);
  if (state === 'unknown') return <Nothing label="not known yet" />;
  const reason = delivery && reasonOf(delivery);
  const hint = reason ?? (state === 'none' && document ? whyInShort(document) : undefined);
  const mark = <EmailSentMark state={state} />;
  if (state !== 'none' && state !== 'held' && !reason) return mark;
  return (
    <Explained label={`${emailSentWord(state)}: why`} word={mark} hint={hint}>
      {state === 'none' && document && <WhyNoEmail creator={document} />}
      {reason && <Text>{reason}</Text>}
      {delivery && <DueLine delivery={delivery} />}
    </Explained>
  );
}
