import { NOTES_LIMIT } from '../creator/notes-limit.ts';
import { cutText } from './cut-text.ts';

/** Notes with a further one below, unless they have it already. */
export const addNote = (notes: string, note: string): string =>
  note && !notes.includes(note)
    ? cutText([notes, note].filter(Boolean).join('\n'), NOTES_LIMIT)
    : notes;
