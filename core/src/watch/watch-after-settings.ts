import type { EmailSettings } from '../account/email-settings.ts';
import type { Mailbox } from '../delivery/mailbox.ts';
import { newWatch } from './watch.ts';

/**
 * What new settings change of the watch; null for nothing. Switched on, or pointed at another
 * mailbox, it starts over; a new app password may end what was wrong. Switched off, it ends.
 *
 * @param look_back_to where the person wants the reading to begin, before now; what was read since
 * is read again, and known. Null for what arrives from now on
 */
export function watchAfterSettings(
  before: EmailSettings,
  after: EmailSettings,
  {
    now,
    has_password,
    look_back_to,
  }: { now: Date; has_password: boolean; look_back_to: Date | null },
): Pick<Mailbox, 'watch' | 'watch_due_at'> | Pick<Mailbox, 'watch_due_at'> | null {
  if (!after.watch_replies)
    return before.watch_replies ? { watch: null, watch_due_at: undefined } : null;
  const isNew = !before.watch_replies || before.email_address !== after.email_address;
  if (isNew || look_back_to) return { watch: newWatch(look_back_to ?? now), watch_due_at: now };
  return has_password ? { watch_due_at: now } : null;
}
