import type { Inbound } from './inbound.ts';

/**
 * What follows from a message by itself. `acts`: all that its class has. `offered`: it may be the
 * creator's, which only the person can say; the follow-up waits a day. `held`: the same, and the
 * follow-up waits for the person. `shown`: nothing.
 */
export type InboundEffect = 'acts' | 'offered' | 'held' | 'shown';

/** By what it proves, never by what it says of itself. A message in junk proves less, unless it names our email. */
export function effectOf({
  class: kind,
  proof,
  in_junk,
  wants_stop,
}: Pick<Inbound, 'class' | 'proof' | 'in_junk' | 'wants_stop'>): InboundEffect {
  // Only what is in Sent is recorded as the user's own.
  if (kind === 'own') return 'acts';
  if (proof === 'proven') return kind === 'reply' && in_junk && !wants_stop ? 'held' : 'acts';
  if (in_junk) return 'shown';
  if (proof === 'authenticated') return 'acts';
  return kind === 'reply' ? 'offered' : 'shown';
}
