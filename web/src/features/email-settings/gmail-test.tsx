import type { EmailSettings } from '@vibes/core/account/email-settings';
import { ChannelTest } from '../../shared/channel/channel-test.tsx';
import { isConnected } from './is-connected.ts';
import { sendTestEmail } from './send-test-email.data.ts';

/** Tries the saved Gmail account out with an e-mail to itself. */
export function GmailTest(props: { settings: EmailSettings; isDirty: boolean }) {
  const { settings, isDirty } = props;
  const unsaved = isDirty ? 'Save your changes first: the saved account is tested.' : null;
  return (
    <ChannelTest
      label="Send test e-mail"
      busyLabel="Sending..."
      hint={`Goes from ${settings.email_address ?? ''} to itself. No creator is contacted.`}
      passed={`Gmail took the test e-mail. Look for it in the inbox of ${settings.email_address ?? ''}.`}
      blocked={
        isConnected('gmail', settings) ? unsaved : 'Save your address and app password first.'
      }
      run={sendTestEmail}
    />
  );
}
