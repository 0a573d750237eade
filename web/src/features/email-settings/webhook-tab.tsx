import { Stack, Text } from '@chakra-ui/react';
import type { UserData } from '@vibes/core/account/user-data';
import { Panel } from '../../components/panel.tsx';
import { SigningSecret } from '../../shared/webhook/signing-secret.tsx';
import { WebhookCard } from '../../shared/webhook/webhook-card.tsx';
import { CodeSample } from '../../components/code-sample.tsx';
import { clearWebhookUrl, saveWebhookUrl } from './save-email-settings.data.ts';
import { WebhookRequest } from './webhook-request.tsx';

const sample = (origin: string) => `curl -X POST ${origin}/api/reply \\
  -H 'Authorization: Bearer YOUR_API_KEY' \\
  -H 'Content-Type: application/json' \\
  -d '{
    "webhook_id": "the webhook-id header of the email",
    "from": "creator@example.com",
    "subject": "Re: Collaboration",
    "text": "Yes, what do you pay?",
    "at": "2026-11-20T09:05:00Z"
  }'`;

/** How the person's own system reports a reply. */
function ReplyRequest() {
  return (
    <Panel
      title="Report replies"
      subtitle="Your system gets the replies, so tell us of them and the CRM shows them."
    >
      <CodeSample label="Sample request that reports a reply" code={sample(location.origin)} />
      <Text color="fg.muted" mt="3">
        Send webhook_id or from. The same reply twice counts once.
      </Text>
    </Panel>
  );
}

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
