import { Button, Flex, Stack } from '@chakra-ui/react';
import type { CrmSettings } from '@vibes/core/crm/crm-settings';
import type { FormState } from '../../../components/form/app-form.tsx';
import { FormFault } from '../../../components/form/form-fault.tsx';
import { SaveButton } from '../../../components/form/save-button.tsx';
import { SecretField } from '../../../components/form/secret-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { UnsavedMark } from '../../../components/unsaved-mark.tsx';
import { NotionConnection } from './notion-connection.tsx';
import type { NotionValues } from './notion-schema.ts';
import type { Refusal } from './system-tab.tsx';
import type { NotionCheckState } from './use-notion-check.ts';

/** The fields of the connection to Notion, the findings of its check, and the buttons. */
export function NotionFields(props: {
  form: FormState<NotionValues>;
  settings: CrmSettings;
  notion: NotionCheckState;
  /** Why the last save or switch was refused. */
  fault: string | null;
  refusal: Refusal | null;
  onClear: (() => void) | null;
}) {
  const { form, settings, notion, fault, onClear } = props;
  const { isDirty, isSaving } = form;
  const found = notion.finding?.check;
  // Shown once, beside what helps.
  const isSaidBelow = found?.ok === false && found.sentence === fault;
  return (
    <Stack gap="5">
      <UnsavedMark isDirty={isDirty && !isSaving} />
      <SecretField
        name="notion_api_key"
        label="Notion API Key"
        hint={
          settings.notion_api_key_set
            ? `Saved as ••••${settings.notion_api_key_last4 ?? ''}. Leave empty to keep it.`
            : 'Your integration’s key, see below'
        }
      />
      <TextField
        name="notion_database_id"
        label="Database ID"
        hint="The ID or the full link of the database"
        input={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
      />
      <FormFault sentence={isSaidBelow ? null : fault} />
      <NotionConnection
        form={form}
        notion={notion}
        has_key={settings.notion_api_key_set}
        refusal={props.refusal}
      />
      <Flex justify="flex-end" wrap="wrap" gap="2">
        {onClear && (
          <Button size="sm" variant="outline" disabled={isSaving} onClick={onClear}>
            Clear Settings
          </Button>
        )}
        <SaveButton isDirty={isDirty} isSaving={isSaving} disabled={!isDirty}>
          {isSaving ? 'Saving...' : 'Save Settings'}
        </SaveButton>
      </Flex>
    </Stack>
  );
}
