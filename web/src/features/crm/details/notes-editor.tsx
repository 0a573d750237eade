import { Button, Flex, Text, Textarea } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { NOTES_LIMIT } from '@vibes/core/creator/notes-limit';
import { useState } from 'react';
import { notesWord } from './notes-word.ts';
import { saveNotes } from './save-notes.data.ts';

/** What was typed and is not saved; null when nothing is. */
export interface NotesDraft {
  draft: string | null;
  onDraft: (text: string | null) => void;
}

/** The person's notes on a creator. Saved by hand; what cannot be saved stays typed. */
export function NotesEditor(
  props: NotesDraft & { creator: Pick<Creator, 'id' | 'name' | 'notes'> },
) {
  const { creator, draft, onDraft } = props;
  const [work, setWork] = useState<'idle' | 'saving' | 'saved'>('idle');
  const text = draft ?? creator.notes;
  const isSaving = work === 'saving';
  const isDirty = draft !== null;

  async function save() {
    setWork('saving');
    const isSaved = await saveNotes(creator, text);
    setWork(isSaved ? 'saved' : 'idle');
    if (isSaved) onDraft(null);
  }

  return (
    <>
      <Textarea
        aria-label={`Notes on ${creator.name}`}
        placeholder="What you agreed on, what to ask next"
        dir="auto"
        rows={4}
        resize="vertical"
        lineHeight="1.6"
        maxLength={NOTES_LIMIT}
        readOnly={isSaving}
        value={text}
        onChange={({ target: { value } }) => {
          setWork('idle');
          onDraft(value === creator.notes ? null : value);
        }}
      />
      <Flex align="center" gap="2" wrap="wrap" mt="2">
        <Text
          role="status"
          textStyle="xs"
          color="fg.muted"
          flex="1"
          fontVariantNumeric="tabular-nums"
        >
          {notesWord({ work, isDirty, length: text.length })}
        </Text>
        {isDirty && !isSaving && (
          <Button size="xs" variant="ghost" onClick={() => onDraft(null)}>
            Discard
          </Button>
        )}
        <Button
          size="xs"
          variant="outline"
          disabled={!isDirty || isSaving}
          onClick={() => void save()}
        >
          {isSaving ? 'Saving...' : 'Save notes'}
        </Button>
      </Flex>
    </>
  );
}
