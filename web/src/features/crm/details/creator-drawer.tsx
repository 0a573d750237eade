import { Box } from '@chakra-ui/react';
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { UnsavedMark } from '../../../components/unsaved-mark.tsx';
import { useIsPhone } from '../../../components/use-is-narrow.ts';
import { useWhenIdle } from '../../../lib/use-when-idle.ts';
import { answerDrafts } from '../../../shared/conversation/answer/answer.data.ts';
import { useDraftGuard } from '../../../shared/conversation/answer/use-draft-guard.ts';
import { CREATOR_QUERY, isFromList, withoutCreator } from '../../../shared/creator/creator-link.ts';
import { afterSave, withDraft, type NotesDrafts } from '../notes/notes-drafts.ts';
import { DetailsTitle } from './details-bar.tsx';
import { DetailsBeside } from './details-beside.tsx';
import { DetailsScreen } from './details-screen.tsx';
import { useNeighbors } from './use-neighbors.ts';

const loadDetails = async () => ({
  default: (await import('./creator-details.tsx')).CreatorDetails,
});
const CreatorDetails = lazy(loadDetails);

const { subscribe, hasAny } = answerDrafts;

/** Asks before the page is closed while an answer that is typed is not stored, as without a connection. */
function UnsavedAnswers() {
  return <UnsavedMark isDirty={useSyncExternalStore(subscribe, hasAny, hasAny)} end="closed" />;
}

/**
 * The details of the creator in the address, beside the list; on a phone a screen of their own.
 * Unsaved notes stay while the page does, also when the details are closed.
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
  // The last creator stays drawn until the screen is gone.
  const [id, setId] = useState(asked ?? '');
  if (isOpen && id !== asked) setId(asked);
  const { arm, guard } = useDraftGuard();
  const neighbors = useNeighbors(isOpen ? asked : null, arm);

  // Going back takes a moment: a second close before it is done would go back twice.
  const left = useRef<typeof location | null>(null);
  function close() {
    if (left.current === location) return;
    left.current = location;
    void (isFromList(location.state)
      ? navigate(-1)
      : navigate({ search: withoutCreator(location.search) }, { replace: true }));
  }

  const Frame = useIsPhone() ? DetailsScreen : DetailsBeside;
  return (
    <>
      <UnsavedMark isDirty={drafts.size > 0} />
      <UnsavedAnswers />
      <Frame isOpen={isOpen} id={id} neighbors={neighbors} onClose={close} onKeyFirst={guard}>
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
      </Frame>
    </>
  );
}

const DetailsSkeleton = () => (
  <Box flex="1" px={{ base: '4', md: '6' }} py="3">
    <DetailsTitle mb="4">Creator</DetailsTitle>
    <SkeletonLines widths={[60, 40, 90, 90, 70]} height="5" />
  </Box>
);
