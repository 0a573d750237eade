import { chakra } from '@chakra-ui/react';
import { templateNote } from './template-note.ts';

/** The hint of a field, with the notes on its template. */
export function noteText(template: string, hint?: string) {
  const note = templateNote(template);
  if (note === null) return hint;
  return (
    <>
      {hint}
      <chakra.span display="block" color="status.silent">
        {note}
      </chakra.span>
    </>
  );
}
