import { CodeSample } from '../../../components/code-sample.tsx';
import { Panel } from '../../../components/panel.tsx';
import { SigningSecret } from '../../../shared/webhook/signing-secret.tsx';
import { WebhookCard } from '../../../shared/webhook/webhook-card.tsx';
import { CREATOR_UPDATED_SAMPLE } from './creator-updated-sample.ts';
import { clearWebhookUrl, saveWebhookUrl } from './save-crm-settings.data.ts';
import { clearSentence, SystemTab, type SystemTabProps } from './system-tab.tsx';

/** The person's own system, which gets every creator by webhook. */
export function WebhookTab({ userData, onActivate }: SystemTabProps) {
  return (
    <SystemTab userData={userData}>
      {({ crmSettings: settings, channels, webhookSigning }) => (
        <>
          <WebhookCard
            channel="crm_webhook"
            status={channels.crm_webhook}
            saved_url={settings.webhook_url}
            isActive={settings.active_crm_mode === 'webhook'}
            saveLabel="Save URL"
            placeholder="https://hooks.example.com/creators"
            clearSentence={clearSentence(
              'your webhook URL',
              settings.active_crm_mode === 'webhook',
            )}
            onActivate={onActivate}
            onSave={saveWebhookUrl}
            onClear={clearWebhookUrl}
          />
          <SigningSecret signing={webhookSigning} />
          <Panel
            title="Sample POST body"
            subtitle="We send one request each time a creator is saved or changed. Answer with 200 OK."
          >
            <CodeSample label="Sample POST body" code={CREATOR_UPDATED_SAMPLE} />
          </Panel>
        </>
      )}
    </SystemTab>
  );
}
