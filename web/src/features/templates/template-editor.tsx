import { Button, Flex, Tabs } from '@chakra-ui/react';
import type { MessageTemplates } from '@vibes/core/template/message-templates';
import { useState } from 'react';
import { AppForm } from '../../components/form/app-form.tsx';
import { Panel } from '../../components/panel.tsx';
import { UnsavedGuard } from '../../components/unsaved-guard.tsx';
import { saveTemplates } from './save-templates.data.ts';
import { TabFields } from './tab-fields.tsx';
import { templateSchema } from './template-schema.ts';
import { TAB_NAMES, tabWithFault, TEMPLATE_TABS, type TemplateTab } from './template-tabs.ts';

/** The editor of all templates: one form over three tabs, saved together. */
export function TemplateEditor({ templates }: { templates: MessageTemplates }) {
  const [tab, setTab] = useState<TemplateTab>('email');
  return (
    <Panel title="Template Editor">
      <AppForm
        label="Template Editor"
        initialValues={templates}
        schema={templateSchema}
        onSubmit={saveTemplates}
        onInvalid={(faults) => setTab(tabWithFault(faults, tab))}
      >
        {(form) => (
          <>
            <UnsavedGuard isDirty={form.isDirty && !form.isSaving} />
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
                  </Tabs.Trigger>
                ))}
              </Tabs.List>
              {TAB_NAMES.map((name) => (
                <Tabs.Content key={name} value={name} pt="5">
                  <TabFields tab={name} form={form} />
                </Tabs.Content>
              ))}
            </Tabs.Root>
            <Flex justify="flex-end" mt="5" pt="4" borderTopWidth="1px">
              <Button type="submit" size="sm" colorPalette="accent" disabled={form.isSaving}>
                {form.isSaving ? 'Saving...' : 'Save Templates'}
              </Button>
            </Flex>
          </>
        )}
      </AppForm>
    </Panel>
  );
}
