import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { readBlockedSentence } from '@vibes/core/creator/read-blocked-reason';
import { whoseTurn } from '@vibes/core/creator/whose-turn';
import { creatorPlace, deletedCreatorPlace } from '@vibes/core/firestore/places';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Loaded } from '../../../components/loaded.tsx';
import { Moment } from '../../../components/moment.tsx';
import { Note } from '../../../components/note.tsx';
import { Section } from '../../../components/section.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { useNow } from '../../../components/use-now.ts';
import { useLiveDocument, useUid } from '../../../lib/live.ts';
import { dataOf, type Loadable } from '../../../lib/loadable.ts';
import { useNextStep } from '../../../shared/conversation/next-step/use-next-step.ts';
import { TimeLine } from '../../../shared/conversation/time-line/time-line.tsx';
import { deleteWithUndo } from '../deletion/delete-with-undo.ts';
import { RestoreButton } from '../deletion/restore-button.tsx';
import { NotesEditor, type NotesTyping } from '../notes/notes-editor.tsx';
import { JoinWith } from '../same-person/join-with.tsx';
import { SamePersonOffer } from '../same-person/same-person-offer.tsx';
import { creatorLink } from '../../../shared/creator/creator-link.ts';
import { CreatorFacts } from './creator-facts.tsx';
import { CreatorHead } from './creator-head.tsx';
import { DetailsTitle } from './details-bar.tsx';
import { nextTry } from './details-words.ts';
import { EmailSection } from './email-section.tsx';
import { OptedOut } from '../../../shared/creator-details/opted-out.tsx';
import { useBusy } from '../../../lib/use-busy.ts';

// Below the mail, and a third of the details: it fills in templates.
const DirectMessage = lazy(async () => ({
  default: (await import('../../../shared/direct-message/direct-message.tsx')).DirectMessage,
}));

/**
 * In place of a creator who is not in the CRM: the one it was joined into, that it was deleted, with
 * the way back, or that there is none.
 */
function GoneCreator({ id }: { id: string }) {
  const uid = useUid();
  const location = useLocation();
  const state: unknown = location.state;
  const read = useLiveDocument(deletedCreatorPlace.at(uid, id));
  const deleted = dataOf(read);
  if (read.status === 'loading') return <DetailsSkeleton />;
  if (!deleted) return <Unknown />;
  if (deleted.joined_into !== null) {
    const { to } = creatorLink(deleted.joined_into, location.search);
    return <Navigate replace to={to} state={state} />;
  }
  return (
    <Stack role="status" gap="3" align="flex-start">
      <Text fontWeight="500">
        You deleted {deleted.name} <Moment at={deleted.deleted_at} />
      </Text>
      <Text color="fg.muted">
        Deleted creators can be restored for 30 days, with their status, notes and messages.
      </Text>
      <RestoreButton creators={[deleted]}>Restore</RestoreButton>
    </Stack>
  );
}

const DetailsSkeleton = () => <SkeletonLines widths={[60, 40, 90, 90, 70]} height="5" />;

function Unknown() {
  return (
    <Stack role="status" gap="1">
      <Text fontWeight="500">This creator isn’t in your CRM</Text>
      <Text color="fg.muted">
        The link may be incomplete or belong to another account. Close this to see your creators.
      </Text>
    </Stack>
  );
}

/** Everything known of one creator, and what to do next. */
export function CreatorDetails({
  id,
  onDeleted,
  ...typing
}: { id: string; onDeleted: () => void } & NotesTyping) {
  const creator = useCreator(id);
  return (
    <Box overflowY="auto" overscrollBehavior="contain" flex="1" px={{ base: '4', md: '6' }} pb="5">
      {(creator.status !== 'data' || !creator.data) && (
        <DetailsTitle pt="3" mb="4">
          Creator
        </DetailsTitle>
      )}
      <Loaded of={creator} fault="We couldn’t load this creator." skeleton={<DetailsSkeleton />}>
        {(found) =>
          found ? (
            <Known creator={found} onDeleted={onDeleted} {...typing} />
          ) : (
            <GoneCreator id={isId(id) ? id : 'none'} />
          )
        }
      </Loaded>
    </Box>
  );
}

/** Deletes the creator whose details are open, at the end of them; asks nothing, since it can be undone. */
function DeleteButton({
  creator,
  onDeleted,
}: {
  creator: Pick<Creator, 'id' | 'name'>;
  onDeleted: () => void;
}) {
  const { isBusy, run } = useBusy(async () => {
    if (await deleteWithUndo(creator)) onDeleted();
  });
  return (
    <Button
      size="sm"
      variant="ghost"
      colorPalette="danger"
      aria-disabled={isBusy || undefined}
      onClick={() => run()}
    >
      <Trash2 size={16} aria-hidden="true" />
      {isBusy ? 'Deleting…' : 'Delete creator'}
    </Button>
  );
}

function Known({
  creator,
  onDeleted,
  ...typing
}: { creator: Creator; onDeleted: () => void } & NotesTyping) {
  const step = useNextStep(creator);
  // As it was when the details opened: what is read does not move.
  const [waits] = useState(() => whoseTurn(creator) === 'us' && !creator.opted_out_at);
  const timeLine = <TimeLine creator={creator} step={step} hasKeys />;
  return (
    <Stack gap="0">
      <CreatorHead creator={creator} step={step} />
      <OptedOut creator={creator} />
      {waits && timeLine}
      <ReadBlockedNote creator={creator} />
      <SamePersonOffer creator={creator} />
      <EmailSection creator={creator} step={step} canFold={waits} />
      {!waits && timeLine}
      {!creator.opted_out_at && (
        <Suspense fallback={<SkeletonLines widths={[30, 90, 50]} height="5" />}>
          <DirectMessage creator={creator} isNext={step === 'dm'} />
        </Suspense>
      )}
      <Section title="Notes">
        <NotesEditor creator={creator} {...typing} />
      </Section>
      <Section title="Profile">
        <CreatorFacts creator={creator} />
      </Section>
      <Box pt="5" borderTopWidth="1px" borderColor="border">
        <Flex wrap="wrap" gap="1" mx="-3">
          <JoinWith creator={creator} />
          <DeleteButton creator={creator} onDeleted={onDeleted} />
        </Flex>
      </Box>
    </Stack>
  );
}

/** Why the profile, or a page it links to, could not be read, and when it is tried again. */
function ReadBlockedNote({ creator }: { creator: Creator }) {
  const now = useNow();
  if (!creator.read_blocked_by) return null;
  return (
    <Box pb="5">
      <Note tone="warning">
        {readBlockedSentence(creator.read_blocked_by, creator.platform)} {nextTry(creator, now)}
      </Note>
    </Box>
  );
}

/** A valid document id; anything else in an address would lead to another collection, or nowhere. */
const DOCUMENT_ID = /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,200}$/;
const isId = (id: string) => DOCUMENT_ID.test(id);

/** One creator, live; null for one that is not in this person's CRM. */
function useCreator(id: string): Loadable<Creator | null> {
  const uid = useUid();
  const isPossible = isId(id);
  const live = useLiveDocument(creatorPlace.at(uid, isPossible ? id : 'none'));
  if (!isPossible) return { status: 'data', data: null };
  if (live.status !== 'data') return live;
  return { status: 'data', data: live.data && { ...live.data, id } };
}
