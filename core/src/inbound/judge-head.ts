import type { ParsedHead } from './parse-mail.ts';
import { REPORT_SUBJECT } from './report-words.ts';

type Headers = Pick<ParsedHead, 'headers'>;

const has = ({ headers }: Headers, name: string, value: RegExp): boolean =>
  (headers[name] ?? []).some((text) => value.test(text));

/** Newsletters and mailing lists (RFC 2919, RFC 2369, and the older Precedence). */
export const isBulkMail = (head: Headers): boolean =>
  ['list-id', 'list-unsubscribe'].some((name) => head.headers[name] !== undefined) ||
  has(head, 'precedence', /^\s*(bulk|list|junk)/i);

/** Who writes delivery reports, by the local part: servers agree on these names. */
const POSTMASTERS = /^(mailer-daemon|postmaster|mail-daemon|mdaemon|noreply-bounce|bounces?)\b/i;
/**
 * Names that mail servers keep for themselves: `postmaster` by RFC 2142, 5, the other by custom. Nobody
 * else has such an address, not even at a provider where anyone has a mailbox; other names of daemons
 * may be registered there.
 */
const RESERVED = /^(postmaster|mailer-daemon)@/i;
export const isMailServerAddress = (address: string): boolean => RESERVED.test(address);

/** The same by the name beside an address that says nothing. */
const POSTMASTER_NAMES =
  /^\W*(mail ?delivery|(internet )?mail system|mailer[- ]daemon|postmaster|mail administrator|undeliverable)/i;

/** Addresses that nobody answers, which mail services send reports from too: the subject says which. */
const NOBODY =
  /(?:^|[-._+])(?:no-?_?reply|do-?not-?reply|mailer|mail-?admin|mail-?system)(?:[-._+].*)?@/i;

const isNamedReport = ({ from, subject }: Pick<ParsedHead, 'from' | 'subject'>): boolean =>
  NOBODY.test(from.address) && REPORT_SUBJECT.test(subject);

/** Whether the sender is one that writes delivery reports, and little else. */
export const isPostmaster = ({ headers, from }: Pick<ParsedHead, 'headers' | 'from'>): boolean =>
  has({ headers }, 'content-type', /^\s*multipart\/report/i) ||
  headers['x-failed-recipients'] !== undefined ||
  POSTMASTERS.test(from.address) ||
  POSTMASTER_NAMES.test(from.name);

/**
 * Whether a message may be a delivery report, by its header: only its body says. A report has no
 * return path (RFC 5321, 4.5.5), but so have automatic answers.
 */
export const mayBeReport = (head: Pick<ParsedHead, 'headers' | 'from' | 'subject'>): boolean =>
  isPostmaster(head) || isNamedReport(head) || has(head, 'return-path', /^\s*<\s*>/);
