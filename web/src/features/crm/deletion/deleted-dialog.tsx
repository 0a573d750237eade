import { Dialog, IconButton, Portal } from '@chakra-ui/react';
import type { DeletedCreator } from '@vibes/core/creator/deleted-creator';
import { deletedCreatorPlace } from '@vibes/core/firestore/places';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '../../../components/loaded.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { useLiveQuery, useUid } from '../../../lib/live.ts';
import { DeletedList } from './deleted-list.tsx';

/** Deleted creators read at once; more on request. */
const PAGE = 50;

/** The creators that were deleted and can be restored, the last deleted first, live. */
export function DeletedDialog(props: {
  isOpen: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}) {
  const { isOpen, onClose, finalFocus } = props;
  return (
    <Dialog.Root
      size={{ base: 'full', md: 'md' }}
      placement="center"
      scrollBehavior="inside"
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      finalFocusEl={finalFocus}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            borderWidth={{ md: '1px' }}
            borderRadius={{ md: 'l3' }}
            minH={{ md: '0' }}
            maxH={{ md: 'calc(100dvh - 6rem)' }}
          >
            <Dialog.Header>
              <Dialog.Title>Deleted in the last 30 days</Dialog.Title>
            </Dialog.Header>
            <Deleted />
            <Dialog.CloseTrigger asChild>
              <IconButton variant="ghost" size="sm" aria-label="Close">
                <X aria-hidden="true" />
              </IconButton>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

const deletedOf = (rows: readonly DeletedCreator[]) =>
  rows.filter(({ joined_into }) => joined_into === null);

function Deleted() {
  const [wanted, setWanted] = useState(PAGE);
  const of = deletedCreatorPlace.within(useUid());
  // One more says whether there are more.
  const deleted = useLiveQuery(of, `last deleted ${wanted}`, ({ limit, orderBy }) => [
    // Those who were joined into another creator are purged with it: they come last, and are none.
    orderBy('purge_at', 'desc'),
    limit(wanted + 1),
  ]);
  return (
    <Loaded
      of={deleted}
      fault="We couldn’t load the deleted creators."
      skeleton={<SkeletonLines widths={[90, 80, 90]} height="8" />}
    >
      {(rows) => (
        <DeletedList
          rows={deletedOf(rows).slice(0, wanted)}
          onMore={deletedOf(rows).length > wanted ? () => setWanted(wanted + PAGE) : null}
        />
      )}
    </Loaded>
  );
}
