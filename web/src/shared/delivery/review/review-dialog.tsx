import { Button, Dialog, Flex, IconButton, Portal, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LeaveDialog } from '../../../components/leave-dialog.tsx';
import { notify } from '../../../components/toaster.tsx';
import { UnsavedMark } from '../../../components/unsaved-mark.tsx';
import { closeReview, type Review } from './open-review.ts';
import { ReviewEmail } from './review-email.tsx';
import {
  endEmail,
  endingWords,
  neighbors,
  startQueue,
  type Ending,
  type ReviewQueue,
} from './review-queue.ts';
import { isTyped, type Draft, type Version } from './review-standing.ts';

/** The end of a review. */
function AllReviewed({ words, onClose }: { words: string; onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>All reviewed</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Text color="fg.muted">{words}</Text>
      </Dialog.Body>
      <Dialog.Footer>
        <Button ref={button} size="sm" colorPalette="accent" onClick={onClose}>
          Close
        </Button>
      </Dialog.Footer>
    </>
  );
}

/** The screen without what a phone draws over it. */
const SCREEN = 'calc(100dvh - var(--inset-top) - var(--inset-bottom))';

/** "2 of 7", and the ways to those beside it. */
function ReviewPosition(props: { queue: ReviewQueue; onGo: (id: string) => void }) {
  const { queue, onGo } = props;
  const { previous, next } = neighbors(queue);
  const at = queue.id === null ? 0 : queue.ids.indexOf(queue.id) + 1;
  const step = (label: string, to: string | null, Icon: typeof ChevronLeft) => (
    <IconButton
      size="xs"
      variant="outline"
      aria-label={label}
      aria-disabled={to === null || undefined}
      onClick={() => {
        if (to !== null) onGo(to);
      }}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
  return (
    <Flex align="center" gap="2">
      {step('Previous', previous, ChevronLeft)}
      <Text color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {`${at} of ${queue.ids.length}`}
      </Text>
      {step('Next', next, ChevronRight)}
    </Flex>
  );
}

/** Emails on hold, one after the other: each is read, edited, sent or stopped. */
export function ReviewDialog({ review, isOpen }: { review: Review; isOpen: boolean }) {
  const [queue, setQueue] = useState(() => startQueue(review.ids));
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const [saved, setSaved] = useState<ReadonlyMap<string, Version>>(new Map());
  const [said, setSaid] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const { id, ids } = queue;
  const isUnsaved = [...drafts.values()].some(isTyped);

  function setDraft(of: string, draft: Draft | null) {
    setDrafts((all) => {
      const next = new Map(all);
      if (draft) next.set(of, draft);
      else next.delete(of);
      return next;
    });
  }

  function end(of: string, ending: Ending, sentence: string) {
    setDraft(of, null);
    if (ids.length > 1) {
      setSaid(sentence);
      setQueue((all) => endEmail(all, of, ending));
      return;
    }
    if (sentence) notify.success({ title: sentence });
    closeReview();
  }

  function close() {
    if (isUnsaved) setIsAsking(true);
    else closeReview();
  }

  return (
    <Dialog.Root
      size={{ base: 'full', md: 'xl' }}
      scrollBehavior="inside"
      open={isOpen}
      lazyMount
      unmountOnExit
      initialFocusEl={() => content.current?.querySelector('[data-review-title]') ?? null}
      finalFocusEl={() => (review.opener?.isConnected ? (review.opener as HTMLElement) : null)}
      onOpenChange={({ open }) => {
        if (!open) close();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            ref={content}
            borderWidth={{ md: '1px' }}
            borderRadius={{ md: 'l3' }}
            my={{ base: '0', md: '12' }}
            minH={{ base: SCREEN, md: '0' }}
            maxH={{ base: SCREEN, md: 'calc(100dvh - 6rem)' }}
          >
            <UnsavedMark isDirty={isUnsaved} />
            {id === null ? (
              <AllReviewed words={endingWords(queue)} onClose={closeReview} />
            ) : (
              <ReviewEmail
                key={id}
                id={id}
                draft={drafts.get(id) ?? null}
                saved={saved.get(id) ?? null}
                position={
                  ids.length > 1 && (
                    <ReviewPosition queue={queue} onGo={(to) => setQueue({ ...queue, id: to })} />
                  )
                }
                onDraft={(draft) => setDraft(id, draft)}
                onSaved={(version) => {
                  setSaved((all) => new Map(all).set(id, version));
                  setDraft(id, null);
                }}
                onEnd={(ending, sentence) => end(id, ending, sentence)}
              />
            )}
            <Text role="status" textStyle="xs" color="fg.muted" px="6" pb={said && '3'}>
              {said}
            </Text>
            <Dialog.CloseTrigger asChild>
              <IconButton variant="ghost" size="sm" aria-label="Close">
                <X aria-hidden="true" />
              </IconButton>
            </Dialog.CloseTrigger>
            <LeaveDialog
              isOpen={isAsking}
              onStay={() => setIsAsking(false)}
              onLeave={() => {
                setIsAsking(false);
                closeReview();
              }}
            />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
