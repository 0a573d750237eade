import { Button, Flex, Stack } from '@chakra-ui/react';
import type { WebhookChannel } from '@vibes/core/channel/channel';
import { AppForm } from '../../components/form/app-form.tsx';
import { SaveButton } from '../../components/form/save-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { UnsavedMark } from '../../components/unsaved-mark.tsx';
import { ChannelTest } from '../channel/channel-test.tsx';
import { webhookSchema, type WebhookValues } from './webhook-schema.ts';
import { sendTestWebhook } from './webhook.data.ts';

export interface WebhookFormProps {
  channel: WebhookChannel;
  saved_url: string | null;
  saveLabel: string;
  placeholder: string;
  /** Resolves to true when it is saved. */
  onSave: (values: WebhookValues) => Promise<boolean>;
}

/** The field of the webhook URL; a saved one can be tested and cleared. */
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
            <SaveButton isDirty={isDirty} isSaving={isSaving}>
              {isSaving ? 'Saving...' : saveLabel}
            </SaveButton>
          </Flex>
          {saved_url !== null && <WebhookTest channel={props.channel} isDirty={isDirty} />}
        </Stack>
      )}
    </AppForm>
  );
}

/** Tests the saved URL with an example event. */
function WebhookTest(props: { channel: WebhookChannel; isDirty: boolean }) {
  return (
    <ChannelTest
      label="Send test event"
      hint="Sends an example event to the saved URL. No creator is contacted."
      passed="Your webhook accepted the test event."
      blocked={props.isDirty ? 'Save your changes first, then test them.' : null}
      run={() => sendTestWebhook(props.channel)}
    />
  );
}
