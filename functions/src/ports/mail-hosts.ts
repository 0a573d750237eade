/**
 * The mail servers of a domain, as DNS names them (RFC 5321, 5.1), lower case and in any order; empty
 * when there are none, or DNS does not say in a second. Never throws.
 */
export type MailHosts = (domain: string) => Promise<string[]>;
