import { Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { messageNote, messageTitle } from './message-words.ts';
import { StopBar } from './stop-bar.tsx';
import { ThreadRow } from './thread-row.tsx';
import type { Message } from './thread-of.ts';
import { Words } from './words.tsx';

/** A message that came in: who wrote, when, and their own words. */
export function MessageRow({ creator, message }: { creator: Creator; message: Message }) {
  const { class: kind, at, subject, text, wants_stop } = message;
  const note = messageNote(message);
  const isRead = kind === 'reply' || kind === 'auto';
  return (
    <ThreadRow kind={kind} title={messageTitle(message)} at={at}>
      {isRead && subject && (
        <Text textStyle="xs" color="fg.muted" dir="auto" lineClamp="2">
          {subject}
        </Text>
      )}
      {isRead && text && <Words text={text} />}
      {note && <Text color="fg.muted">{note}</Text>}
      {wants_stop && <StopBar creator={creator} />}
    </ThreadRow>
  );
}
