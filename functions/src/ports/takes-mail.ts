import type { MailDomain } from '@vibes/core/delivery/sending-facts';

/**
 * What DNS says of the domain of an address, as it is written there. `no` is certain: the domain
 * does not exist, has neither a mail server nor an address of its own (RFC 5321, 5.1), or refuses
 * all mail (RFC 7505). A domain that kept silent, or whose servers are broken, is `unknown`, and is
 * written to. Never throws; a second at most; an answer may be an hour old, a `no` five minutes.
 */
export type TakesMail = (domain: string) => Promise<MailDomain>;
