import type { EmailMode } from '@vibes/core/account/email-settings';
import type { Channel } from '@vibes/core/channel/channel';

/** The ways an e-mail can go out, in the order and by the name of their tabs. */
export const EMAIL_MODE_NAMES: Record<EmailMode, string> = { gmail: 'Gmail', webhook: 'Webhook' };

/** What each of them goes through. */
export const EMAIL_MODE_CHANNELS = {
  gmail: 'gmail',
  webhook: 'email_webhook',
} as const satisfies Record<EmailMode, Channel>;
