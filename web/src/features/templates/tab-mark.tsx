import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { CircleAlert, PencilLine } from 'lucide-react';
import { fillInOf } from './fields/template-note.ts';
import type { TemplateValues } from './fields/template-schema.ts';
import { TEMPLATE_TABS, type TemplateTab } from './fields/template-tabs.ts';

/** The mark on a tab with a fault, unsaved work, or something left to fill in. */
export function TabMark({ tab }: { tab: TemplateTab }) {
  const { errors, touched, values, initialValues } = useFormikContext<TemplateValues>();
  const { fields } = TEMPLATE_TABS[tab];
  if (fields.some((field) => touched[field] && errors[field]))
    return (
      <chakra.span color="fg.error" display="inline-flex">
        <CircleAlert size={14} aria-hidden="true" />
        <VisuallyHidden>(needs correction)</VisuallyHidden>
      </chakra.span>
    );
  if (fields.some((field) => values[field] !== initialValues[field]))
    return (
      <chakra.span boxSize="1.5" borderRadius="full" bg="fg.muted">
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
