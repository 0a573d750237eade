import { domainOf } from '../contact/mailbox-key.ts';
import { BOUNCE_REASONS } from './bounce-reason.ts';
import { isSameOwner } from './is-authenticated.ts';
import { isMailServerAddress } from './judge-head.ts';
import type { ParsedHead } from './parse-mail.ts';
import type { InboundReading } from './read-inbound.ts';

/** The provider of the user's mailbox: it sends reports from both. */
export const isGoogle = (domain: string): boolean =>
  ['google.com', 'googlemail.com'].some((own) => isSameOwner(domain, own));

/**
 * What a report, whose sender the mailbox's server vouches for, says of the mailbox itself: only
 * Google's own daemon, and only where Google itself refused, not where it passes on what a recipient's
 * server told it.
 */
export function saysOfMailbox(
  { from }: Pick<ParsedHead, 'from'>,
  { bounce }: InboundReading,
): 'bounced' | 'limit' | null {
  const isOwnWord = isGoogle(domainOf(from.address)) && isMailServerAddress(from.address);
  if (!bounce || bounce.is_remote || !isOwnWord) return null;
  if (bounce.reason === 'sender_limit') return 'limit';
  const isFinal = !bounce.is_temporary && BOUNCE_REASONS[bounce.reason].fault === 'recipient';
  return isFinal ? 'bounced' : null;
}
