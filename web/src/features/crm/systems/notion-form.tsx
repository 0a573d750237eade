import { Button, Flex, Stack } from '@chakra-ui/react';
import type { CrmSettings } from '@vibes/core/crm/crm-settings';
import { useMemo } from 'react';
import { AppForm } from '../../../components/form/app-form.tsx';
import { SecretField } from '../../../components/form/secret-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { UnsavedMark } from '../../../components/unsaved-mark.tsx';
import { notionSchema } from './notion-schema.ts';
import { saveNotion } from './save-crm-settings.data.ts';

/** The key and the database being typed. The saved key stays on the server; an empty field keeps it. */
export function NotionForm(props: {
  settings: CrmSettings;
  isActive: boolean;
  /** Null while nothing is saved. */
  onClear: (() => void) | null;
}) {
  const { settings, isActive, onClear } = props;
  const schema = useMemo(() => notionSchema({ is_active: isActive }), [isActive]);
  return (
    <AppForm
      label="Notion Configuration"
      initialValues={{ notion_api_key: '', notion_database_id: settings.notion_database_id ?? '' }}
      schema={schema}
      onSubmit={saveNotion}
      afterSave={({ notion_database_id }) => ({
        notion_api_key: '',
        notion_database_id: notion_database_id.trim(),
      })}
    >
      {({ isDirty, isSaving }) => (
        <Stack gap="5">
          <UnsavedMark isDirty={isDirty && !isSaving} />
          <SecretField
            name="notion_api_key"
            label="Notion API Key"
            hint={
              settings.notion_api_key_set
                ? `Saved, ends in ${settings.notion_api_key_last4 ?? '••••'}. Leave empty to keep it.`
                : 'The secret of your integration, see below'
            }
          />
          <TextField
            name="notion_database_id"
            label="Database ID"
            hint="The ID, or the whole address of the database"
            input={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
          />
          <Flex justify="flex-end" wrap="wrap" gap="2">
            {onClear && (
              <Button size="sm" variant="outline" disabled={isSaving} onClick={onClear}>
                Clear Settings
              </Button>
            )}
            <Button type="submit" size="sm" colorPalette="accent" disabled={isSaving || !isDirty}>
              {isSaving ? 'Saving...' : 'Save Settings'}
            </Button>
          </Flex>
        </Stack>
      )}
    </AppForm>
  );
}
