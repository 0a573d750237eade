import { Button, Flex, Stack } from '@chakra-ui/react';
import { AppForm } from '../../../components/form/app-form.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { webhookSchema } from '../../../components/form/webhook-schema.ts';
import { UnsavedMark } from '../../../components/unsaved-mark.tsx';
import { saveWebhookUrl } from './save-crm-settings.data.ts';

/** The webhook URL being typed; a saved one can be cleared. */
export function WebhookForm(props: { saved_url: string | null; onClear: (() => void) | null }) {
  const { saved_url, onClear } = props;
  return (
    <AppForm
      label="Webhook Configuration"
      initialValues={{ webhook_url: saved_url ?? '' }}
      schema={webhookSchema}
      onSubmit={saveWebhookUrl}
      afterSave={({ webhook_url }) => ({ webhook_url: webhook_url.trim() })}
    >
      {({ isDirty, isSaving }) => (
        <Stack gap="5">
          <UnsavedMark isDirty={isDirty && !isSaving} />
          <TextField
            name="webhook_url"
            label="Webhook URL"
            placeholder="https://hooks.example.com/creators"
            input={{
              type: 'url',
              inputMode: 'url',
              autoComplete: 'url',
              autoCapitalize: 'none',
              spellCheck: false,
            }}
          />
          <Flex justify="flex-end" wrap="wrap" gap="2">
            {onClear && (
              <Button size="sm" variant="outline" disabled={isSaving} onClick={onClear}>
                Clear URL
              </Button>
            )}
            <Button type="submit" size="sm" colorPalette="accent" disabled={isSaving}>
              {isSaving ? 'Saving...' : 'Save URL'}
            </Button>
          </Flex>
        </Stack>
      )}
    </AppForm>
  );
}
