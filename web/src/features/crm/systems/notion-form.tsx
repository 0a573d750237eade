import type { CrmSettings } from '@vibes/core/crm/crm-settings';
import { useMemo, useState } from 'react';
import { AppForm } from '../../../components/form/app-form.tsx';
import { NotionFields } from './notion-fields.tsx';
import { missingForCheck, notionQuestion, subjectOf } from './notion-question.ts';
import { notionSchema, type NotionValues } from './notion-schema.ts';
import { notionValues, savedNotion } from './notion-update.ts';
import { saveNotion } from './save-crm-settings.data.ts';
import type { Refusal } from './system-tab.tsx';
import { useNotionCheck } from './use-notion-check.ts';

/**
 * The form for the key and the database. The saved key stays on the server; an empty field keeps
 * it. After each save, accepted or refused, and after a refused switch it shows what a check found.
 */
export function NotionForm(props: {
  settings: CrmSettings;
  isActive: boolean;
  /** Why Notion was not made active; null without a refusal. */
  refusal: Refusal | null;
  /** Null until something is saved. */
  onClear: (() => void) | null;
}) {
  const { settings, isActive, refusal } = props;
  const schema = useMemo(() => notionSchema({ is_active: isActive }), [isActive]);
  const [fault, setFault] = useState<string | null>(null);
  const [lastRefusal, setLastRefusal] = useState(refusal);
  const notion = useNotionCheck();

  if (refusal !== lastRefusal) {
    setLastRefusal(refusal);
    setFault(refusal?.sentence ?? null);
  }

  async function save(values: NotionValues, before: NotionValues) {
    setFault(null);
    const isSaved = await saveNotion(values, before, setFault);
    const held = isSaved ? savedNotion(values) : values;
    const has_key = settings.notion_api_key_set || values.notion_api_key.trim() !== '';
    if (missingForCheck(held, has_key) === null)
      void notion.look(isSaved ? {} : notionQuestion(values, before), subjectOf(held));
    return isSaved;
  }

  return (
    <AppForm
      label="Notion Configuration"
      initialValues={notionValues(settings)}
      schema={schema}
      onSubmit={save}
      afterSave={savedNotion}
    >
      {(form) => (
        <NotionFields
          form={form}
          settings={settings}
          notion={notion}
          fault={fault}
          refusal={refusal}
          onClear={props.onClear}
        />
      )}
    </AppForm>
  );
}
