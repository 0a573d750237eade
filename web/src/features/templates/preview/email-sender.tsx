import { chakra } from '@chakra-ui/react';
import type { EmailSettings } from '@vibes/core/account/email-settings';
import { displayName, type UserAccount } from '@vibes/core/account/user-account';
import { isGmailSetUp } from '@vibes/core/delivery/is-gmail-set-up';
import { Link } from 'react-router-dom';
import { routes } from '../../../lib/routes.ts';

/** The sender of an email: the person at their Gmail address, a webhook, or none yet. */
export function EmailSender(props: { settings: EmailSettings; account: UserAccount | null }) {
  const { settings, account } = props;
  if (settings.active_email_mode === 'webhook') return 'Sent by your webhook';
  if (isGmailSetUp(settings))
    return (
      <>
        {displayName(account ?? {})}{' '}
        <chakra.span
          color="fg.muted"
          display="inline-block"
        >{`<${settings.email_address ?? ''}>`}</chakra.span>
      </>
    );
  return (
    <>
      <chakra.span color="fg.muted">Gmail is not connected yet. </chakra.span>
      <chakra.span textDecoration="underline" textUnderlineOffset="3px">
        <Link to={routes.email}>Connect Gmail</Link>
      </chakra.span>
    </>
  );
}
