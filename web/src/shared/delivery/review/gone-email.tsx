import { Box, Button, Dialog, Stack } from '@chakra-ui/react';
import { Note } from '../../../components/note.tsx';
import type { ListedDelivery } from '../listed-delivery.ts';
import { TEXT_DROPPED } from '../message/text-dropped.ts';
import { goneWords, isTyped, NOT_SAVED, type Draft } from './review-standing.ts';
import type { Ending } from './review-queue.ts';
import { UnsavedText } from './unsaved-text.tsx';

/** An email that left its hold while it was reviewed, with what the person typed. */
export function GoneEmail(props: {
  delivery: ListedDelivery | null;
  draft: Draft | null;
  onEnd: (ending: Ending, sentence: string) => void;
}) {
  const { delivery, draft, onEnd } = props;
  const isHeld = delivery?.state === 'held';
  const what = isHeld ? TEXT_DROPPED : goneWords(delivery);
  const unsaved = draft && isTyped(draft) ? draft : null;
  return (
    <>
      <Dialog.Body>
        <Stack gap="4">
          <Box role="alert">
            <Note tone="warning">{unsaved ? `${what} ${NOT_SAVED}` : what}</Note>
          </Box>
          {unsaved && <UnsavedText subject={unsaved.subject} text={unsaved.text} />}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button size="sm" colorPalette="accent" onClick={() => onEnd('gone', '')}>
          Continue
        </Button>
      </Dialog.Footer>
    </>
  );
}
