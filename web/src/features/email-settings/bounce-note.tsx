import type { MailboxStatus } from '@vibes/core/channel/channel-status';
import { BOUNCES_TO_PAUSE } from '@vibes/core/delivery/judge-bounces';
import { Note } from '../../components/note.tsx';

/** That many of the last emails came back, before the mailbox is paused; that it is, its health says. */
export function BounceNote({ mailbox }: { mailbox: MailboxStatus }) {
  const { sent, bounced, verdict } = mailbox.recent;
  if (verdict !== 'warn') return null;
  return (
    <Note tone="warning" title={`${bounced} of your last ${sent} emails bounced`}>
      When {BOUNCES_TO_PAUSE} creators’ emails bounce, we pause sending, since Gmail limits
      mailboxes with many bounces. Check the addresses in your CRM before you send more.
    </Note>
  );
}
