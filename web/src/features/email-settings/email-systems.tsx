import { chakra, Grid, Stack, Tabs, Text } from '@chakra-ui/react';
import {
  EMAIL_MODES,
  type EmailMode,
  type EmailSettings,
} from '@vibes/core/account/email-settings';
import type { UserData } from '@vibes/core/account/user-data';
import { CHANNEL_FACTS, emailChannel } from '@vibes/core/channel/channel';
import type { ChannelStatus, MailboxStatus } from '@vibes/core/channel/channel-status';
import { BOUNCES_TO_PAUSE } from '@vibes/core/delivery/judge-bounces';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { LeaveGuard } from '../../components/leave-guard.tsx';
import { Note } from '../../components/note.tsx';
import { Panel } from '../../components/panel.tsx';
import { useConfirm } from '../../components/use-confirm.ts';
import { ActiveMark } from '../../shared/channel/active-mark.tsx';
import { ChannelHealth } from '../../shared/channel/channel-health.tsx';
import { ChannelNotice } from '../../shared/channel/channel-notice.tsx';
import { SwitchDialog } from '../../shared/channel/switch-dialog.tsx';
import { TabSkeleton } from './email-settings-skeleton.tsx';
import { GmailForm } from './gmail-form.tsx';
import { isConnected } from './is-connected.ts';
import { switchEmailMode } from './save-email-settings.data.ts';
import { SettingsForm } from './settings-form.tsx';

/** That many of the last emails came back, before the mailbox is paused; that it is, its health says. */
function BounceNote({ mailbox }: { mailbox: MailboxStatus }) {
  const { sent, bounced, verdict } = mailbox.recent;
  if (verdict !== 'warn') return null;
  return (
    <Note tone="warning" title={`${bounced} of your last ${sent} emails bounced`}>
      When {BOUNCES_TO_PAUSE} creators’ emails bounce, we pause sending, since Gmail limits
      mailboxes with many bounces. Check the addresses in your CRM before you send more.
    </Note>
  );
}

const loadWebhookTab = () => import('./webhook-tab.tsx');
// Most people send through Gmail and never open it.
const WebhookTab = lazy(async () => ({ default: (await loadWebhookTab()).WebhookTab }));

/** The Gmail account that sends: its health and its form. */
function GmailCard(props: {
  settings: EmailSettings;
  status: ChannelStatus;
  onActivate: () => void;
}) {
  const { settings, status, onActivate } = props;
  const isActive = settings.active_email_mode === 'gmail';
  return (
    <Panel
      title="Gmail Configuration"
      aside={<ActiveMark isActive={isActive} isReady onActivate={onActivate} />}
    >
      <ChannelHealth
        channel="gmail"
        status={status}
        isConnected={isConnected('gmail', settings)}
        isActive={isActive}
      />
      <GmailForm settings={settings} />
    </Panel>
  );
}

const STEPS = [
  'Open your Google account settings',
  'Go to Security',
  'Enable 2-step verification, if it is off',
  'Open App passwords',
  'Generate one for Mail',
  'Copy it into the field above',
];

/** How to get an app password; folded away for an account that has one. */
function AppPasswordHelp({ isDone }: { isDone: boolean }) {
  if (!isDone)
    return (
      <Note title="Gmail App Password Required">
        <Steps />
      </Note>
    );
  return (
    <chakra.details color="fg.muted" px="1">
      <chakra.summary cursor="pointer" w="fit-content">
        How to get a new app password
      </chakra.summary>
      <chakra.div mt="2">
        <Steps />
      </chakra.div>
    </chakra.details>
  );
}

function Steps() {
  return (
    <Stack gap="2">
      <Text>
        An app password lets us send from your Gmail. Your Google password stays with you.
      </Text>
      <Stack as="ol" gap="1" ps="5" listStyleType="decimal">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Stack>
      <chakra.a
        href="https://myaccount.google.com/apppasswords"
        target="_blank"
        rel="noopener"
        color="fg"
        fontWeight="500"
        textDecoration="underline"
        textUnderlineOffset="3px"
        w="fit-content"
      >
        Open App passwords at Google
      </chakra.a>
    </Stack>
  );
}

/** The systems that can send an email, one tab each. A tab keeps what is typed in it. */
export function EmailSystems({ userData }: { userData: UserData }) {
  const { emailSettings: settings, channels } = userData;
  const active = settings.active_email_mode;
  const channel = emailChannel(active);
  useEffect(() => {
    // Usually loaded before it is opened; if that failed, the tab itself loads it again.
    loadWebhookTab().catch(() => undefined);
  }, []);
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
      <ChannelNotice
        key={active}
        channel={channel}
        status={channels[channel]}
        isConnected={isConnected(active, settings)}
      />
      <Grid
        gap="4"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
      >
        <Tabs.Root defaultValue={active} lazyMount>
          <Tabs.List ref={tabs} colorPalette="accent">
            {EMAIL_MODES.map((mode) => (
              <Tabs.Trigger key={mode} value={mode}>
                {CHANNEL_FACTS[emailChannel(mode)].system}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Tabs.Content value="gmail">
            <Stack gap="4">
              <BounceNote mailbox={userData.mailbox} />
              <GmailCard settings={settings} status={channels.gmail} onActivate={askFor('gmail')} />
              <AppPasswordHelp isDone={isConnected('gmail', settings)} />
            </Stack>
          </Tabs.Content>
          <Tabs.Content value="webhook">
            <Suspense fallback={<TabSkeleton />}>
              <WebhookTab userData={userData} onActivate={askFor('webhook')} />
            </Suspense>
          </Tabs.Content>
        </Tabs.Root>
        <SettingsForm userData={userData} />
      </Grid>
      <SwitchDialog
        {...switching.dialog}
        title="Switch Email System?"
        system={CHANNEL_FACTS[emailChannel(wanted)].system}
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
