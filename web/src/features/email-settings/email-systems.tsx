import { Stack, Tabs } from '@chakra-ui/react';
import {
  EMAIL_MODES,
  type EmailMode,
  type EmailSettings,
} from '@vibes/core/account/email-settings';
import { useRef, useState } from 'react';
import { WebhookCard } from '../../components/webhook/webhook-card.tsx';
import { LeaveGuard } from '../../components/leave-guard.tsx';
import { SwitchDialog } from '../../components/switch-dialog.tsx';
import { useConfirm } from '../../components/use-confirm.ts';
import { AppPasswordHelp } from './app-password-help.tsx';
import { EMAIL_MODE_NAMES } from './email-mode.ts';
import { GmailCard } from './gmail-card.tsx';
import { HowWebhooksWork } from './how-webhooks-work.tsx';
import { clearWebhookUrl, saveWebhookUrl, switchEmailMode } from './save-email-settings.data.ts';
import { WebhookNotSent } from './webhook-not-sent.tsx';
import { WebhookRequest } from './webhook-request.tsx';

/** The systems an e-mail can go out through, one tab each. Both forms stay alive: a tab keeps what is typed in it. */
export function EmailSystems({ settings }: { settings: EmailSettings }) {
  const active = settings.active_email_mode;
  const tabs = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<EmailMode>(active);
  const switching = useConfirm(async () => {
    await switchEmailMode(wanted);
  });
  const askFor = (mode: EmailMode) => () => {
    setWanted(mode);
    switching.ask();
  };
  return (
    <>
      <LeaveGuard />
      <Tabs.Root defaultValue={active}>
        <Tabs.List ref={tabs} colorPalette="accent">
          {EMAIL_MODES.map((mode) => (
            <Tabs.Trigger key={mode} value={mode}>
              {EMAIL_MODE_NAMES[mode]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="gmail">
          <Stack gap="4">
            <GmailCard settings={settings} onActivate={askFor('gmail')} />
            <AppPasswordHelp />
          </Stack>
        </Tabs.Content>
        <Tabs.Content value="webhook">
          <Stack gap="4">
            <WebhookNotSent isActive={active === 'webhook'} onMakeGmailActive={askFor('gmail')} />
            <WebhookCard
              saved_url={settings.webhook_url}
              isActive={active === 'webhook'}
              saveLabel="Save Webhook URL"
              placeholder="https://hooks.example.com/email"
              clearSentence={
                active === 'webhook'
                  ? 'This deletes your webhook URL and makes Gmail the active email system.'
                  : 'This deletes your webhook URL.'
              }
              onActivate={askFor('webhook')}
              onSave={saveWebhookUrl}
              onClear={clearWebhookUrl}
            />
            <WebhookRequest />
            <HowWebhooksWork />
          </Stack>
        </Tabs.Content>
      </Tabs.Root>
      <SwitchDialog
        {...switching.dialog}
        title="Switch Email System?"
        system={EMAIL_MODE_NAMES[wanted]}
        sentence="Your settings will remain saved in all systems, but the active email system will be changed."
        finalFocus={() =>
          wanted === active
            ? (tabs.current?.querySelector<HTMLElement>('[aria-selected=true]') ?? null)
            : null
        }
      />
    </>
  );
}
