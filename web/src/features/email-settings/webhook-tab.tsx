import { Stack } from '@chakra-ui/react';
import type { UserData } from '@vibes/core/account/user-data';
import { SigningSecret } from '../../shared/webhook/signing-secret.tsx';
import { WebhookCard } from '../../shared/webhook/webhook-card.tsx';
import { HowWebhooksWork } from './how-webhooks-work.tsx';
import { clearWebhookUrl, saveWebhookUrl } from './save-email-settings.data.ts';
import { WebhookRequest } from './webhook-request.tsx';

/** The person's own system as what sends the e-mails. */
export function WebhookTab(props: { userData: UserData; onActivate: () => void }) {
  const { emailSettings, channels, webhookSigning } = props.userData;
  const isActive = emailSettings.active_email_mode === 'webhook';
  return (
    <Stack gap="4">
      <WebhookCard
        channel="email_webhook"
        status={channels.email_webhook}
        saved_url={emailSettings.webhook_url}
        isActive={isActive}
        saveLabel="Save Webhook URL"
        placeholder="https://hooks.example.com/email"
        clearSentence={
          isActive
            ? 'This deletes your webhook URL and makes Gmail the active email system.'
            : 'This deletes your webhook URL.'
        }
        onActivate={props.onActivate}
        onSave={saveWebhookUrl}
        onClear={clearWebhookUrl}
      />
      <SigningSecret signing={webhookSigning} />
      <WebhookRequest />
      <HowWebhooksWork />
    </Stack>
  );
}
