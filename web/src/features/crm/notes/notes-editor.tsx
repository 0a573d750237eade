import { Box, Button, Flex, Text, Textarea } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { NOTES_LIMIT } from '@vibes/core/creator/notes-limit';
import { useState } from 'react';
import { isOvertaken, type NotesDraft } from './notes-drafts.ts';
import { notesWord } from '../details/details-words.ts';
import { saveNotes } from './save-notes.data.ts';

/** The unsaved draft, null without one, and what to call when it changes. */
export interface NotesTyping {
  draft: NotesDraft | null;
  onDraft: (draft: NotesDraft | null) => void;
  onSaved: (text: string) => void;
}

type Noted = Pick<Creator, 'id' | 'name' | 'notes' | 'updated_at'>;

/** Notes saved elsewhere while the person typed here, and the choice between both. */
function NewerNotes(props: { text: string; onKeepMine: () => void; onTakeTheirs: () => void }) {
  return (
    <Box role="group" aria-label="Newer notes" mt="3" p="3" borderWidth="1px" borderRadius="l2">
      <Text fontWeight="500">These notes were changed elsewhere.</Text>
      <Text
        dir="auto"
        mt="1"
        maxH="10rem"
        overflowY="auto"
        tabIndex={0}
        color="fg.muted"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {props.text || 'The notes are empty now.'}
      </Text>
      <Flex gap="2" wrap="wrap" mt="3">
        <Button size="xs" variant="outline" onClick={props.onKeepMine}>
          Keep mine
        </Button>
        <Button size="xs" variant="outline" onClick={props.onTakeTheirs}>
          Use newer notes
        </Button>
      </Flex>
    </Box>
  );
}

/** The person's notes on a creator. Saved by a button; after a failed save the text stays. */
export function NotesEditor({ creator, ...typing }: NotesTyping & { creator: Noted }) {
  const { draft, onDraft, onSaved } = typing;
  const [work, setWork] = useState<'idle' | 'saving' | 'saved'>('idle');
  const stored = useOptimisticValue({ value: creator.notes, version: creator.updated_at });
  const text = draft?.text ?? stored.value;
  const isSaving = work === 'saving';
  const isDirty = draft !== null;

  function type(typed: string) {
    const base = draft?.base ?? stored.value;
    setWork('idle');
    onDraft(typed === stored.value ? null : { text: typed, base });
  }

  async function save(wanted: NotesDraft) {
    setWork('saving');
    const isSaved = await saveNotes(creator, wanted);
    setWork(isSaved ? 'saved' : 'idle');
    if (!isSaved) return;
    stored.show(wanted.text);
    onSaved(wanted.text);
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
        onChange={({ target: { value } }) => type(value)}
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
          onClick={() => draft && void save(draft)}
        >
          {isSaving ? 'Saving...' : 'Save Notes'}
        </Button>
      </Flex>
      {!isSaving && isOvertaken(draft, stored.value) && (
        <NewerNotes
          text={stored.value}
          onKeepMine={() => onDraft({ text, base: stored.value })}
          onTakeTheirs={() => onDraft(null)}
        />
      )}
    </>
  );
}

/**
 * The stored value, or the value just written until the live read brings another version of the
 * document: unlike a plain write, a transaction is not shown ahead of that.
 */
function useOptimisticValue<T>(stored: { value: T; version: Date }) {
  const version = stored.version.getTime();
  const [saved, setSaved] = useState<{ value: T; version: number } | null>(null);
  const isOutdated = saved !== null && saved.version !== version;
  if (isOutdated) setSaved(null);
  return {
    value: saved && !isOutdated ? saved.value : stored.value,
    show: (value: T) => setSaved({ value, version }),
  };
}
