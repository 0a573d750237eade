import { Box, Button, Stack } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { inboundPlace } from '@vibes/core/firestore/places';
import { ErrorPanel } from '../../../../components/error-panel.tsx';
import { useUid } from '../../../../lib/live.ts';
import { useNewest } from '../../../../lib/use-newest.ts';
import { Section } from '../section.tsx';
import { AnswerBox } from './answer-box.tsx';
import { MessageRow } from './message-row.tsx';

/** Messages shown at first, and added by "Show more". */
const STEP = 5;

/** What came in about the creator's emails, live, the newest first, and a field to answer it; nothing while nothing has. */
export function Messages({ creator }: { creator: Creator }) {
  const uid = useUid();
  const { newest, showMore } = useNewest({
    of: inboundPlace.within(uid, creator.id),
    by: 'at',
    step: STEP,
  });
  if (newest.status === 'loading') return null;
  if (newest.status === 'error') {
    return (
      <Section title="Replies">
        <ErrorPanel
          title="We couldn’t load the replies."
          message={newest.message}
          onRetry={newest.retry}
        />
      </Section>
    );
  }
  const { rows, hasMore, isWidening } = newest.data;
  if (rows.length === 0) return null;
  const answered =
    rows.find(({ class: kind }) => kind === 'reply') ??
    rows.find(({ class: kind }) => kind === 'auto');
  return (
    <Section title="Replies">
      <Stack gap="4">
        <Box as="ul" listStyleType="none" aria-live="polite" mt="-3">
          {rows.map((message) => (
            <MessageRow key={message.id} creator={creator} message={message} />
          ))}
        </Box>
        {hasMore && (
          <Button
            size="xs"
            variant="outline"
            alignSelf="start"
            aria-disabled={isWidening || undefined}
            onClick={showMore}
          >
            Show more
          </Button>
        )}
        {answered && <AnswerBox creator={creator} message={answered} />}
      </Stack>
    </Section>
  );
}
