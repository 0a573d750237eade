import type { Delivery } from './delivery.ts';
import type { MailboxWait } from './mailbox.ts';

const WAITS: Record<MailboxWait, true> = { mailbox_limit: true, daily_cap: true, spacing: true };

/** True for the reasons why a mailbox may not send for now. */
export const isMailboxWait = (code: string): boolean => Object.hasOwn(WAITS, code);

/** True for a delivery that got a send time of the mailbox, which has come or not. */
export const waitsForSendTime = ({ state, last_error }: Delivery): boolean =>
  state === 'queued' && last_error !== null && isMailboxWait(last_error.code);
