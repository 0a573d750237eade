import type { Delivery } from './delivery.ts';
import type { MailboxWaitReason } from './mailbox.ts';

const WAITS: Record<MailboxWaitReason, true> = {
  mailbox_limit: true,
  daily_cap: true,
  spacing: true,
};

/** True for the reasons why a mailbox may not send for now. */
export const isMailboxWaitReason = (code: string): boolean => Object.hasOwn(WAITS, code);

/** True for a delivery that got a send time of the mailbox, which has come or not. */
export const waitsForSendTime = ({ state, last_error }: Delivery): boolean =>
  state === 'queued' && last_error !== null && isMailboxWaitReason(last_error.code);
