import { Box, Drawer, IconButton, Portal } from '@chakra-ui/react';
import { ArrowLeft, X } from 'lucide-react';
import { lazy, Suspense, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { UnsavedMark } from '../../../components/unsaved-mark.tsx';
import { isTyping } from '../../../lib/is-typing.ts';
import { useWhenIdle } from '../../../lib/use-when-idle.ts';
import { answerDrafts } from '../../../shared/conversation/answer/answer.data.ts';
import { ANSWER_ID, awaitedAnswer } from '../../../shared/conversation/answer/to-answer.tsx';
import { buttonOfKey } from '../../../shared/conversation/meaning/meaning-keys.ts';
import { afterSave, withDraft, type NotesDrafts } from '../notes/notes-drafts.ts';
import { CREATOR_QUERY, isFromList, withoutCreator } from '../../../shared/creator/creator-link.ts';

const loadDetails = async () => ({
  default: (await import('./creator-details.tsx')).CreatorDetails,
});
const CreatorDetails = lazy(loadDetails);

const { subscribe, hasAny } = answerDrafts;

/** Asks before the page is closed while an answer that is typed is not stored, as without a connection. */
function UnsavedAnswers() {
  return <UnsavedMark isDirty={useSyncExternalStore(subscribe, hasAny, hasAny)} end="closed" />;
}

/** The arrows only where a line has the focus: elsewhere they scroll. */
const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const LETTERS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };

/**
 * The keys of a creator's details: j and k, or the arrows on a line, move from line to line, r leads
 * to the answer, others press the buttons of a reply and of the reminder. A line itself is a button,
 * which Enter opens. None of them while something is typed, nor in a dialog over the details.
 */
function onLineKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
  if (!(target instanceof Node && currentTarget.contains(target))) return;
  const button = buttonOfKey(key, currentTarget);
  if (button) {
    take(event);
    button.click();
    return;
  }
  if (key === 'r') {
    const field = document.getElementById(ANSWER_ID);
    if (!field) return;
    take(event);
    field.focus();
    return;
  }
  const lines = [...currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
  const at = lines.findIndex((line) => line === document.activeElement);
  const step = LETTERS[key] ?? (at === -1 ? undefined : ARROWS[key]);
  if (step === undefined) return;
  // From elsewhere to the newest.
  const next = at === -1 ? lines.at(-1) : lines[at + step];
  if (!next) return;
  take(event);
  next.focus();
}

/** A field with a list of its own: there Escape closes that list. */
const closesItsList = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('[role=combobox], [data-list-open]');

/** The key means nothing to the list behind the details. */
function take(event: KeyboardEvent<HTMLElement>) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * The details of the creator in the address, at the side of the list; on a phone over it. Unsaved
 * notes stay while the page does, also when the drawer is closed.
 */
export function CreatorDrawer() {
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  // After the list, and before most people open a creator. A failure is met again by the drawer.
  useWhenIdle(() => void loadDetails().catch(() => undefined));
  const [drafts, setDrafts] = useState<NotesDrafts>(new Map());
  const asked = query.get(CREATOR_QUERY);
  const isOpen = asked !== null && asked !== '';
  // The last creator stays drawn until the drawer is gone.
  const [id, setId] = useState(asked ?? '');
  if (isOpen && id !== asked) setId(asked);

  const panel = useRef<HTMLDivElement>(null);
  // Going back takes a moment: a second close before it is done would go back twice.
  const left = useRef<typeof location | null>(null);
  function close() {
    if (left.current === location) return;
    left.current = location;
    void (isFromList(location.state)
      ? navigate(-1)
      : navigate({ search: withoutCreator(location.search) }, { replace: true }));
  }

  return (
    <>
      <UnsavedMark isDirty={drafts.size > 0} />
      <UnsavedAnswers />
      <Drawer.Root
        placement="end"
        size={{ base: 'full', md: 'md' }}
        open={isOpen}
        onOpenChange={({ open }) => {
          if (!open) close();
        }}
        onEscapeKeyDown={(event) => {
          if (closesItsList(event.target)) event.preventDefault();
        }}
        // Not the way back: what one types would press it.
        initialFocusEl={() => awaitedAnswer() ?? panel.current}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content ref={panel} onKeyDown={onLineKeys} borderStartWidth={{ md: '1px' }}>
              <Suspense fallback={<DetailsSkeleton />}>
                <CreatorDetails
                  key={id}
                  id={id}
                  onDeleted={close}
                  draft={drafts.get(id) ?? null}
                  onDraft={(draft) => setDrafts((all) => withDraft(all, id, draft))}
                  onSaved={(text) => setDrafts((all) => afterSave(all, id, text))}
                />
              </Suspense>
              <WayBack />
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </>
  );
}

const BESIDE_NAME = {
  zIndex: '2',
  top: {
    base: 'calc(var(--inset-top) + 1.25rem)',
    md: 'calc(var(--inset-top) + 1.375rem)',
  },
};

/** On a phone, where the details are a screen of their own, the way back; elsewhere a cross. */
const WayBack = () => (
  <>
    <Drawer.CloseTrigger asChild>
      <IconButton
        variant="ghost"
        aria-label="Back"
        hideFrom="md"
        insetStart="2"
        insetEnd="auto"
        {...BESIDE_NAME}
      >
        <ArrowLeft aria-hidden="true" />
      </IconButton>
    </Drawer.CloseTrigger>
    <Drawer.CloseTrigger asChild>
      <IconButton variant="ghost" size="sm" aria-label="Close" hideBelow="md" {...BESIDE_NAME}>
        <X aria-hidden="true" />
      </IconButton>
    </Drawer.CloseTrigger>
  </>
);

const DetailsSkeleton = () => (
  <Box flex="1" px={{ base: '4', md: '6' }} py="5">
    <Drawer.Title ps={{ base: '10', md: '0' }} pe={{ md: '10' }} mb="4">
      Creator
    </Drawer.Title>
    <SkeletonLines widths={[60, 40, 90, 90, 70]} height="5" />
  </Box>
);
