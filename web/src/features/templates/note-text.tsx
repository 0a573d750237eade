import { chakra } from '@chakra-ui/react';
import { templateNote } from './template-note.ts';

/** The hint of a field: what there is to note of its template, below what else it says. */
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
