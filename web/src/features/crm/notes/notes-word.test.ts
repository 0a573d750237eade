import { NOTES_LIMIT } from '@vibes/core/creator/notes-limit';
import { describe, expect, it } from 'vitest';
import { notesWord } from '../details/details-words.ts';

describe('the word under the notes', () => {
  it.each([
    ['nothing typed', { work: 'idle', isDirty: false, length: 20 }, ''],
    ['something typed', { work: 'idle', isDirty: true, length: 20 }, 'Not saved yet'],
    ['just saved', { work: 'saved', isDirty: false, length: 20 }, 'Saved'],
    [
      'near the limit',
      { work: 'idle', isDirty: true, length: NOTES_LIMIT - 500 },
      'Not saved yet, 500 characters left',
    ],
    [
      'one before it',
      { work: 'idle', isDirty: true, length: NOTES_LIMIT - 1 },
      'Not saved yet, 1 character left',
    ],
  ] as const)('with %s', (_, notes, word) => {
    expect(notesWord(notes)).toBe(word);
  });
});
