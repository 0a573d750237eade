import type { EmailMode } from '@vibes/core/account/email-settings';

/** The ways an e-mail can go out, in the order and by the name of their tabs. */
export const EMAIL_MODE_NAMES: Record<EmailMode, string> = { gmail: 'Gmail', webhook: 'Webhook' };
