import { Dialog, IconButton, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '../../../../components/loaded.tsx';
import { SkeletonLines } from '../../../../components/skeleton-lines.tsx';
import { SnippetForm } from './snippet-form.tsx';
import { SnippetLines } from './snippet-lines.tsx';
import type { ListedSnippet } from './snippet-text.ts';
import { useSnippets } from './snippets.data.ts';

/** What the dialog shows: one snippet, or all. */
export type Edited = ListedSnippet | 'all';

/** The person's snippets, to add, change and delete. `edited` is null while it is closed. */
export function SnippetsDialog(props: {
  edited: Edited | null;
  onEdit: (edited: Edited | null) => void;
  /** What the focus returns to. */
  opener: () => HTMLElement | null;
}) {
  const { edited, onEdit, opener } = props;
  // What was shown last stays drawn until the dialog is gone.
  const [last, setLast] = useState<Edited>('all');
  if (edited && edited !== last) setLast(edited);
  return (
    <Dialog.Root
      size={{ base: 'full', md: 'md' }}
      placement="center"
      scrollBehavior="inside"
      open={edited !== null}
      onOpenChange={({ open }) => {
        if (!open) onEdit(null);
      }}
      finalFocusEl={opener}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content borderWidth={{ md: '1px' }} minH={{ md: '0' }}>
            <Dialog.Header>
              <Dialog.Title>Snippets</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Snippets edited={last} onEdit={onEdit} />
            </Dialog.Body>
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

function Snippets(props: { edited: Edited; onEdit: (edited: Edited) => void }) {
  const { edited, onEdit } = props;
  return (
    <Loaded
      of={useSnippets()}
      fault="We couldn’t load your snippets."
      skeleton={<SkeletonLines widths={[90, 80, 90]} height="8" />}
    >
      {(snippets) =>
        edited === 'all' ? (
          <SnippetLines snippets={snippets} onEdit={onEdit} />
        ) : (
          <SnippetForm
            key={edited.id}
            of={edited}
            snippets={snippets}
            onDone={() => onEdit('all')}
          />
        )
      }
    </Loaded>
  );
}
