import type { EmailSettings } from '@vibes/core/account/email-settings';
import type { ChannelStatus } from '@vibes/core/channel/channel-status';
import { Panel } from '../../components/panel.tsx';
import { ActiveMark } from '../../shared/channel/active-mark.tsx';
import { ChannelHealth } from '../../shared/channel/channel-health.tsx';
import { GmailForm } from './gmail-form.tsx';
import { isConnected } from './is-connected.ts';

/** The Gmail account that sends: its health and its form. */
export function GmailCard(props: {
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
