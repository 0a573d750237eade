import type { EmailMode } from '@vibes/core/account/email-settings';
import { mirrorChannel, emailChannel, type Channel } from '@vibes/core/channel/channel';
import type { Delivery } from '@vibes/core/delivery/delivery';

/**
 * The delivery's channel; for an email that is not bound to one, the active channel (null while it
 * is not known).
 */
export function channelOf(
  { kind, channel }: Pick<Delivery, 'kind' | 'channel'>,
  mode: EmailMode | null,
): Channel {
  return kind === 'email' ? (channel ?? emailChannel(mode)) : mirrorChannel(kind);
}
