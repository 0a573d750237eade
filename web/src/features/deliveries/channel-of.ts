import type { EmailMode } from '@vibes/core/account/email-settings';
import type { Channel } from '@vibes/core/channel/channel';
import type { Delivery } from '@vibes/core/delivery/delivery';

/** The way it went; for an e-mail that is free to go any way, the one in use (null while it is not known). */
export function channelOf(
  { kind, channel }: Pick<Delivery, 'kind' | 'channel'>,
  mode: EmailMode | null,
): Channel {
  if (kind === 'notion') return 'notion';
  if (kind === 'crm') return 'crm_webhook';
  return channel ?? (mode === 'webhook' ? 'email_webhook' : 'gmail');
}
