import { Button, Stack, Text } from '@chakra-ui/react';
import type { UserData } from '@vibes/core/account/user-data';
import { CodeSample } from '../../components/code-sample.tsx';
import { CopyIcon } from '../../components/copy-icon.tsx';
import { Panel } from '../../components/panel.tsx';
import { notify } from '../../components/toaster.tsx';
import { useCopy } from '../../lib/use-copy.ts';
import { SigningSecret } from '../../shared/webhook/signing-secret.tsx';
import { WebhookCard } from '../../shared/webhook/webhook-card.tsx';
import { clearWebhookUrl, saveWebhookUrl } from './save-email-settings.data.ts';
import { WEBHOOK_SAMPLE } from './webhook-sample.ts';

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

const COPIED_MS = 2000;

/** A request as the webhook gets it, to build and test the receiving system with. */
function WebhookRequest() {
  const { isCopied, copy } = useCopy(COPIED_MS);

  async function copySample() {
    if (await copy(WEBHOOK_SAMPLE)) return;
    notify.error({
      title: 'Failed to copy',
      description: 'Select the sample and copy it by hand.',
    });
  }

  return (
    <Panel
      title="Sample POST request"
      subtitle="One request for each email, with this JSON as its body."
      aside={
        <Button size="xs" variant="outline" minW="5.5rem" onClick={() => void copySample()}>
          <CopyIcon isCopied={isCopied} />
          <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
        </Button>
      }
    >
      <CodeSample label="Sample POST request" code={WEBHOOK_SAMPLE} />
      <Text color="fg.muted" mt="3">
        Your webhook should return 200 OK.
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
