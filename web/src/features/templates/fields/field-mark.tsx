import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { CircleAlert, PencilLine } from 'lucide-react';
import type { EditorValues, FieldName } from './editor-values.ts';
import { fillInOf } from './template-note.ts';

/** The mark on a part of the form with a fault, unsaved work, or something left to fill in. */
export function FieldMark({ fields }: { fields: readonly FieldName[] }) {
  const { errors, touched, values, initialValues } = useFormikContext<EditorValues>();
  if (fields.some((field) => touched[field] && errors[field]))
    return (
      <chakra.span color="fg.error" display="inline-flex">
        <CircleAlert size={14} aria-hidden="true" />
        <VisuallyHidden>(needs correction)</VisuallyHidden>
      </chakra.span>
    );
  if (fields.some((field) => values[field] !== initialValues[field]))
    return (
      <chakra.span display="inline-block" boxSize="1.5" borderRadius="full" bg="fg.muted">
        <VisuallyHidden>(not saved)</VisuallyHidden>
      </chakra.span>
    );
  if (fields.every((field) => fillInOf(values[field]) === null)) return null;
  return (
    <chakra.span color="status.silent" display="inline-flex">
      <PencilLine size={14} aria-hidden="true" />
      <VisuallyHidden>(cannot be sent yet)</VisuallyHidden>
    </chakra.span>
  );
}
