import { Grid, Stack, Tabs } from '@chakra-ui/react';
import type { UserData } from '@vibes/core/account/user-data';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { AppForm, type FormState } from '../../components/form/app-form.tsx';
import { SaveBar } from '../../components/form/save-bar.tsx';
import { LinkButton } from '../../components/link-button.ts';
import { Panel } from '../../components/panel.tsx';
import { UnsavedGuard } from '../../components/unsaved-guard.tsx';
import { dataOf } from '../../lib/loadable.ts';
import { saveSettings } from '../../lib/save-settings.ts';
import {
  EDITOR_FIELDS,
  editorSchema,
  editorUpdate,
  editorValues,
  isFollowUpField,
  type EditorValues,
} from './fields/editor-values.ts';
import { FieldMark } from './fields/field-mark.tsx';
import { FocusedField, useFocusedField } from './fields/focused-field.ts';
import { TabFields } from './fields/tab-fields.tsx';
import {
  TAB_NAMES,
  tabWithFault,
  TEMPLATE_TABS,
  type TemplateTab,
} from './fields/template-tabs.ts';
import { nextStep } from './next-step.ts';
import { usePreview } from './preview/use-preview.ts';

// The fields come first: what is written there is what people came for.
const MessagePreview = lazy(async () => ({
  default: (await import('./preview/message-preview.tsx')).MessagePreview,
}));
// Below the templates, and more than they need.
const FollowUpsPanel = lazy(async () => ({
  default: (await import('./follow-ups/follow-ups-panel.tsx')).FollowUpsPanel,
}));

// What gets the focus by keyboard scrolls to above the bar.
const ABOVE_BAR = { '& :is(input, textarea, button)': { scrollMarginBottom: '5rem' } };

const save = (values: EditorValues, before: EditorValues): Promise<boolean> =>
  saveSettings(
    { table: 'message_templates', data: editorUpdate(values, before) },
    { title: 'Message templates updated successfully' },
  );

/** One form over the three tabs and the follow-ups, saved together, with one preview beside it. */
export function TemplateEditor({ userData }: { userData: UserData }) {
  const { messageTemplates, emailSettings } = userData;
  const [tab, setTab] = useState<TemplateTab>('email');
  const [areFollowUpsOpen, setAreFollowUpsOpen] = useState(false);
  const [focused, setFocused] = useFocusedField(EDITOR_FIELDS);
  const isSeries = areFollowUpsOpen && focused !== null && isFollowUpField(focused);
  const preview = usePreview(isSeries ? 'email' : tab);
  const schema = useMemo(() => editorSchema(messageTemplates), [messageTemplates]);

  function openTab(name: TemplateTab) {
    setTab(name);
    setFocused(null);
  }
  const openFault = (faults: string[]) => {
    setTab(tabWithFault(faults, tab));
    if (faults.some(isFollowUpField)) setAreFollowUpsOpen(true);
  };

  return (
    <AppForm
      label="Template Editor"
      initialValues={editorValues(messageTemplates)}
      schema={schema}
      onSubmit={save}
      onInvalid={openFault}
    >
      {(form) => (
        <FocusedField value={focused}>
          <UnsavedGuard isDirty={form.isDirty && !form.isSaving} />
          <Grid
            gap="4"
            alignItems="start"
            templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 27rem)' }}
            css={ABOVE_BAR}
          >
            <Stack gap="4" minW="0">
              <TemplateTabs
                tab={tab}
                form={form}
                values={dataOf(preview)?.values ?? null}
                onTab={openTab}
              />
              <Suspense fallback={<Panel minH="5rem" />}>
                <FollowUpsPanel
                  userData={userData}
                  form={form}
                  isOpen={areFollowUpsOpen}
                  onOpen={setAreFollowUpsOpen}
                />
              </Suspense>
            </Stack>
            <Suspense fallback={<Panel title="Preview" minH="24rem" />}>
              <MessagePreview
                shown={isSeries ? 'series' : tab}
                templates={form.values}
                preview={preview}
                settings={emailSettings}
              />
            </Suspense>
          </Grid>
          <SaveBar label="Save Templates" isDirty={form.isDirty} isSaving={form.isSaving}>
            <NextStep
              of={nextStep({
                saved: form.before,
                settings: emailSettings,
                account: dataOf(preview)?.account ?? null,
              })}
            />
          </SaveBar>
        </FocusedField>
      )}
    </AppForm>
  );
}

/** The templates, a tab for each way they go out. */
function TemplateTabs(props: {
  tab: TemplateTab;
  form: FormState<EditorValues>;
  values: Parameters<typeof TabFields>[0]['values'];
  onTab: (tab: TemplateTab) => void;
}) {
  return (
    <Panel title="Template Editor" minW="0">
      <Tabs.Root
        value={props.tab}
        onValueChange={({ value }) =>
          props.onTab(TAB_NAMES.find((name) => name === value) ?? 'email')
        }
      >
        <Tabs.List colorPalette="accent">
          {TAB_NAMES.map((name) => (
            <Tabs.Trigger key={name} value={name}>
              {TEMPLATE_TABS[name].label}
              <FieldMark fields={TEMPLATE_TABS[name].fields} />
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {TAB_NAMES.map((name) => (
          <Tabs.Content key={name} value={name} pt="5">
            <TabFields tab={name} templates={props.form.values} values={props.values} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Panel>
  );
}

function NextStep({ of: next }: { of: ReturnType<typeof nextStep> }) {
  if (!next) return null;
  return (
    <LinkButton asChild size="sm" colorPalette="accent">
      <Link to={next.to}>{next.label}</Link>
    </LinkButton>
  );
}
