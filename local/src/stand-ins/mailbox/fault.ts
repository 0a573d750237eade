import { z } from 'zod';

/**
 * How the mail server misbehaves:
 * - `refuse_login`: every password is wrong (535 5.7.8)
 * - `needs_app_password`: it wants one in place of the person's own (534 5.7.9)
 * - `too_many_sign_ins`: it takes no sign-in for now (454 4.7.0)
 * - `temporary`: the message is refused for now (451 4.3.0) and not kept
 * - `refuse_recipient`: no such mailbox (550 5.1.1)
 * - `refuse_policy`: the sender may not write to this mailbox (550 5.7.1)
 * - `mailbox_full`: the recipient has no room (552 5.2.2)
 * - `greylist`: each recipient is refused once (450 4.2.0), and taken the next time
 * - `limit_reached`: the day's limit is used up (550 5.4.5), the message is not kept
 * - `slow`: sign-in, recipient and message are answered 2 seconds later
 * - `drop_before_data`: the connection ends before the message is asked for
 * - `drop_after_data`: the message is kept, the connection ends without an answer
 * - `hang_at_data`: the message is kept, and no answer ever comes
 * - `down`: nothing listens on the SMTP port, until another mode is set
 * - `replace_message_id`: every sent message is kept under a Message-ID of the server's
 * - `imap_refuse_login`, `imap_off`, `imap_too_many`, `imap_busy`: no sign-in to read
 * - `imap_slow`: each command to read is answered 2 seconds later
 * - `imap_drop`: the connection ends at a command to read, after as many as `after` says
 * - `imap_refuse`: a command after the sign-in is refused (NO), after as many as `after` says
 * - `imap_down`: nothing listens on the IMAP port, until another mode is set
 */
const FAULT_MODES = [
  'none',
  'refuse_login',
  'needs_app_password',
  'too_many_sign_ins',
  'temporary',
  'refuse_recipient',
  'refuse_policy',
  'mailbox_full',
  'greylist',
  'limit_reached',
  'slow',
  'drop_before_data',
  'drop_after_data',
  'hang_at_data',
  'down',
  'replace_message_id',
  'imap_refuse_login',
  'imap_off',
  'imap_too_many',
  'imap_busy',
  'imap_slow',
  'imap_drop',
  'imap_refuse',
  'imap_down',
] as const;
export type FaultMode = (typeof FAULT_MODES)[number];

export const faultSchema = z.strictObject({
  mode: z.enum(FAULT_MODES),
  /** How often it happens before it ends; always, when absent. */
  times: z.int().positive().optional(),
  /** How often it does not happen before. */
  after: z.int().nonnegative().optional(),
});
export type Fault = z.infer<typeof faultSchema>;

export const NO_FAULT: Fault = { mode: 'none' };

/** Whether a fault of this mode happens now, and the fault that is left. */
export function takeFault(fault: Fault, mode: FaultMode): { happens: boolean; left: Fault } {
  if (fault.mode !== mode) return { happens: false, left: fault };
  if (fault.after) return { happens: false, left: { ...fault, after: fault.after - 1 } };
  if (fault.times === undefined) return { happens: true, left: fault };
  const left = fault.times > 1 ? { ...fault, times: fault.times - 1 } : NO_FAULT;
  return { happens: true, left };
}
