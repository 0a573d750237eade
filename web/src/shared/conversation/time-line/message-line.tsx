import { Stack, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { isToBeJudged } from '@vibes/core/inbound/is-doubtful';
import { MeaningBar } from '../meaning/meaning-bar.tsx';
import { LongText } from '../message/long-text.tsx';
import { MayBeBar } from '../message/may-be-bar.tsx';
import { StopBar } from '../message/stop-bar.tsx';
import { messageGist, messageNote } from '../words/conversation-words.ts';
import { Line } from './line.tsx';
import type { Message } from './time-line-of.ts';

/** A message that came in. */
export function MessageLine(props: {
  creator: Creator;
  message: Message;
  title: string;
  opensItself: boolean;
  /** The newest reply that is the creator's. */
  isNewest: boolean;
}) {
  const { creator, message, title, opensItself, isNewest } = props;
  const { class: kind, at, subject, text, whole, wants_stop } = message;
  const note = messageNote(message);
  const isRead = kind === 'reply' || kind === 'auto';
  const isAsked = isToBeJudged(message);
  const isOpenToWords = creator.opted_out_at === null;
  return (
    <Line
      mark={kind}
      title={title}
      gist={messageGist(message)}
      at={at}
      opensItself={isAsked || opensItself || (wants_stop && isOpenToWords)}
    >
      <Stack gap="1.5">
        {isRead && subject && (
          <Text textStyle="xs" color="fg.muted" dir="auto" lineClamp="2">
            {subject}
          </Text>
        )}
        {isRead && text && <LongText text={text} whole={whole} />}
        {note && <Text color="fg.muted">{note}</Text>}
        {isAsked && <MayBeBar creator={creator} message={message} />}
        {isNewest && isOpenToWords && <MeaningBar creator={creator} message={message} />}
        {wants_stop && message.person_says !== 'not_theirs' && (
          <StopBar creator={creator}>This reads like “no more messages”.</StopBar>
        )}
        {!wants_stop && isNewest && creator.person_says === 'no' && (
          <StopBar creator={creator}>Do they want no messages at all?</StopBar>
        )}
      </Stack>
    </Line>
  );
}
