import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { CircleAlert } from 'lucide-react';
import type { TemplateValues } from './template-schema.ts';
import { TEMPLATE_TABS, type TemplateTab } from './template-tabs.ts';

/** Says on a tab that something in it is at fault or not saved. */
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
  if (fields.every((field) => values[field] === initialValues[field])) return null;
  return (
    <chakra.span boxSize="1.5" borderRadius="full" bg="fg.muted">
      <VisuallyHidden>(not saved)</VisuallyHidden>
    </chakra.span>
  );
}
