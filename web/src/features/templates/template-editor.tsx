import { chakra, Grid, Tabs, VisuallyHidden } from '@chakra-ui/react';
import type { UserData } from '@vibes/core/account/user-data';
import { useFormikContext } from 'formik';
import { CircleAlert, PencilLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { AppForm } from '../../components/form/app-form.tsx';
import { changedFields } from '../../components/form/changed-fields.ts';
import { Panel } from '../../components/panel.tsx';
import { UnsavedGuard } from '../../components/unsaved-guard.tsx';
import { dataOf } from '../../lib/loadable.ts';
import { saveSettings } from '../../lib/save-settings.ts';
import { TabFields } from './fields/tab-fields.tsx';
import { fillInOf } from './fields/template-note.ts';
import { templateSchema, type TemplateValues } from './fields/template-schema.ts';
import {
  TAB_NAMES,
  tabWithFault,
  TEMPLATE_TABS,
  type TemplateTab,
} from './fields/template-tabs.ts';
import { nextStep } from './next-step.ts';
import { usePreview } from './preview/use-preview.ts';
import { SaveBar } from './save-bar.tsx';

// The fields come first: what is written there is what people came for.
const MessagePreview = lazy(async () => ({
  default: (await import('./preview/message-preview.tsx')).MessagePreview,
}));

/** The mark on a tab with a fault, unsaved work, or something left to fill in. */
function TabMark({ tab }: { tab: TemplateTab }) {
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

/** The editor of all templates: one form over three tabs, saved together, with the open tab's message beside it. */
export function TemplateEditor({ userData }: { userData: UserData }) {
  const { messageTemplates, emailSettings } = userData;
  const [tab, setTab] = useState<TemplateTab>('email');
  const preview = usePreview(tab);
  return (
    <AppForm
      label="Template Editor"
      initialValues={messageTemplates}
      schema={templateSchema}
      onSubmit={saveTemplates}
      onInvalid={(faults) => setTab(tabWithFault(faults, tab))}
    >
      {(form) => (
        <Grid
          gap="4"
          alignItems="start"
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 27rem)' }}
        >
          <UnsavedGuard isDirty={form.isDirty && !form.isSaving} />
          <Panel title="Template Editor" minW="0">
            <Tabs.Root
              value={tab}
              onValueChange={({ value }) =>
                setTab(TAB_NAMES.find((name) => name === value) ?? 'email')
              }
            >
              <Tabs.List colorPalette="accent">
                {TAB_NAMES.map((name) => (
                  <Tabs.Trigger key={name} value={name}>
                    {TEMPLATE_TABS[name].label}
                    <TabMark tab={name} />
                  </Tabs.Trigger>
                ))}
              </Tabs.List>
              {TAB_NAMES.map((name) => (
                <Tabs.Content
                  key={name}
                  value={name}
                  pt="5"
                  // What gets the focus by keyboard scrolls to above the bar.
                  css={{ '& :is(input, textarea, button)': { scrollMarginBottom: '5rem' } }}
                >
                  <TabFields
                    tab={name}
                    templates={form.values}
                    values={dataOf(preview)?.values ?? null}
                  />
                </Tabs.Content>
              ))}
            </Tabs.Root>
            <SaveBar
              isDirty={form.isDirty}
              isSaving={form.isSaving}
              next={nextStep({
                saved: form.before,
                settings: emailSettings,
                account: dataOf(preview)?.account ?? null,
              })}
            />
          </Panel>
          <Suspense fallback={<Panel title="Preview" minH="24rem" />}>
            <MessagePreview
              tab={tab}
              templates={form.values}
              preview={preview}
              settings={emailSettings}
            />
          </Suspense>
        </Grid>
      )}
    </AppForm>
  );
}

/** Saves what was changed. The rest is not sent: it may have been changed elsewhere since `before` was read. */
const saveTemplates = (values: TemplateValues, before: TemplateValues): Promise<boolean> =>
  saveSettings(
    { table: 'message_templates', data: changedFields(values, before) },
    { title: 'Message templates updated successfully' },
  );
