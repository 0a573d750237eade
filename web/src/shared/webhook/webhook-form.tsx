import { Button, Flex, Stack } from '@chakra-ui/react';
import type { WebhookChannel } from '@vibes/core/channel/channel';
import { AppForm } from '../../components/form/app-form.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { webhookSchema, type WebhookValues } from './webhook-schema.ts';
import { UnsavedMark } from '../../components/unsaved-mark.tsx';
import { WebhookTest } from './webhook-test.tsx';

export interface WebhookFormProps {
  channel: WebhookChannel;
  saved_url: string | null;
  saveLabel: string;
  placeholder: string;
  /** Resolves to true when it is saved. */
  onSave: (values: WebhookValues) => Promise<boolean>;
}

/** The webhook URL being typed; a saved one can be tried out and cleared. */
export function WebhookForm(props: WebhookFormProps & { onAskToClear: () => void }) {
  const { saved_url, saveLabel, placeholder, onSave } = props;
  return (
    <AppForm
      label="Webhook Configuration"
      initialValues={{ webhook_url: saved_url ?? '' }}
      schema={webhookSchema}
      onSubmit={onSave}
      afterSave={({ webhook_url }) => ({ webhook_url: webhook_url.trim() })}
    >
      {({ isDirty, isSaving }) => (
        <Stack gap="5">
          <UnsavedMark isDirty={isDirty && !isSaving} />
          <TextField
            name="webhook_url"
            label="Webhook URL"
            placeholder={placeholder}
            input={{
              type: 'url',
              inputMode: 'url',
              autoComplete: 'url',
              autoCapitalize: 'none',
              spellCheck: false,
            }}
          />
          <Flex justify="flex-end" wrap="wrap" gap="2">
            {saved_url !== null && (
              <Button size="sm" variant="outline" disabled={isSaving} onClick={props.onAskToClear}>
                Clear URL
              </Button>
            )}
            <Button type="submit" size="sm" colorPalette="accent" disabled={isSaving}>
              {isSaving ? 'Saving...' : saveLabel}
            </Button>
          </Flex>
          <WebhookTest channel={props.channel} isSaved={saved_url !== null} isDirty={isDirty} />
        </Stack>
      )}
    </AppForm>
  );
}
