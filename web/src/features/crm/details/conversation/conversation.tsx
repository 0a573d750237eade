import { Box, Button, Stack } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { deliveryPlace, inboundPlace } from '@vibes/core/firestore/places';
import { ErrorPanel } from '../../../../components/error-panel.tsx';
import { useLiveQuery, useUid } from '../../../../lib/live.ts';
import { dataOf } from '../../../../lib/loadable.ts';
import { useNewest, type Widened } from '../../../../lib/use-newest.ts';
import { Section } from '../section.tsx';
import { AnswerBox } from './answer-box.tsx';
import { EmailRow } from './email-row.tsx';
import { MessageRow } from './message-row.tsx';
import { answeredOf, threadOf, type Message } from './thread-of.ts';

/** Messages shown at first, and added by "Show earlier messages". */
const STEP = 5;

/**
 * What a creator and the person wrote to each other, live, and a field to answer; nothing while
 * nothing has come in.
 */
export function Conversation({ creator }: { creator: Creator }) {
  const { newest, showMore } = useNewest({
    of: inboundPlace.within(useUid(), creator.id),
    by: 'at',
    step: STEP,
  });
  if (newest.status === 'loading') return null;
  if (newest.status === 'data' && newest.data.rows.length === 0) return null;
  return (
    <Section title="Conversation">
      {newest.status === 'error' ? (
        <ErrorPanel
          title="We couldn’t load the replies."
          message={newest.message}
          onRetry={newest.retry}
        />
      ) : (
        <Thread creator={creator} messages={newest.data} onMore={showMore} />
      )}
    </Section>
  );
}

/** The creator's emails, live; none while they are not known. */
const useEmails = (creator_id: string) =>
  dataOf(
    useLiveQuery(deliveryPlace.within(useUid()), `emails to ${creator_id}`, ({ where }) => [
      where('creator_id', '==', creator_id),
      where('kind', '==', 'email'),
    ]),
  ) ?? [];

function Thread(props: { creator: Creator; messages: Widened<Message>; onMore: () => void }) {
  const { creator, messages, onMore } = props;
  const { rows, hasMore, isWidening } = messages;
  const emails = useEmails(creator.id);
  const answered = answeredOf(rows);
  return (
    <Stack gap="4">
      {hasMore && (
        <Button
          size="xs"
          variant="outline"
          alignSelf="start"
          aria-disabled={isWidening || undefined}
          onClick={onMore}
        >
          Show earlier messages
        </Button>
      )}
      <Box as="ul" listStyleType="none" aria-live="polite" my="-3">
        {threadOf(rows, emails, !hasMore).map((line) =>
          line.kind === 'in' ? (
            <MessageRow key={line.message.id} creator={creator} message={line.message} />
          ) : (
            <EmailRow key={line.email.id} email={line.email} />
          ),
        )}
      </Box>
      {answered && <AnswerBox creator={creator} message={answered} />}
    </Stack>
  );
}
