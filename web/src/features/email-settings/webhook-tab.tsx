import { Stack } from '@chakra-ui/react';
import type { UserData } from '@vibes/core/account/user-data';
import { Panel } from '../../components/panel.tsx';
import { SigningSecret } from '../../shared/webhook/signing-secret.tsx';
import { WebhookCard } from '../../shared/webhook/webhook-card.tsx';
import { clearWebhookUrl, saveWebhookUrl } from './save-email-settings.data.ts';
import { ReplyRequest } from './reply-request.tsx';
import { WebhookRequest } from './webhook-request.tsx';

/** The person's own system, which sends the emails. */
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
      <ReplyRequest />
      <HowWebhooksWork />
    </Stack>
  );
}

const STEPS = [
  'You save a creator, and your template becomes their email.',
  'We send that email to your webhook URL, as a POST request.',
  'Your system mails it to the creator, from the address you choose.',
  'It answers 200 OK, and we mark the creator as contacted.',
];

/** The flow: who sends what to whom. */
function HowWebhooksWork() {
  return (
    <Panel title="How Webhooks Work">
      <Stack as="ol" gap="2" ps="5" listStyleType="decimal" color="fg.muted">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Stack>
    </Panel>
  );
}
