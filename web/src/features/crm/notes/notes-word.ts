import { NOTES_LIMIT } from '@vibes/core/creator/notes-limit';

/** With this many characters left or fewer, they are counted. */
const NEAR_LIMIT = 500;

/** The line under the notes: how they are saved, or near the limit how many characters are left. */
export function notesWord(notes: {
  work: 'idle' | 'saving' | 'saved';
  isDirty: boolean;
  length: number;
}): string {
  const left = NOTES_LIMIT - notes.length;
  if (notes.work === 'saving') return '';
  if (notes.isDirty && left <= NEAR_LIMIT)
    return `Not saved yet, ${left} ${left === 1 ? 'character' : 'characters'} left`;
  if (notes.isDirty) return 'Not saved yet';
  return notes.work === 'saved' ? 'Saved' : '';
}
