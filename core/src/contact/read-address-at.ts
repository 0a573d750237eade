import { leadingDomain } from './mail-domain.ts';
import { isMailProvider } from './mail-providers.ts';

/** An address in a text: `start` inclusive, `end` exclusive. */
export interface AddressSpan {
  address: string;
  start: number;
  end: number;
}

/** Lengths of RFC 5321, 4.5.3.1. */
const LONGEST_LOCAL = 64;
const LONGEST_DOMAIN = 253;
const LOCAL = /[a-z0-9._+-]/i;
const DOMAIN = /[\p{L}\p{N}.-]/u;
const LOOK_BACK = 200;

function localStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && at - start < LONGEST_LOCAL && LOCAL.test(text.charAt(start - 1))) start -= 1;
  const lead = /^(?:.*\.\.|)[.+-]*/.exec(text.slice(start, at))?.[0].length ?? 0;
  return start + lead;
}

function domainRun(text: string, at: number): string {
  let end = at + 1;
  while (end - at <= LONGEST_DOMAIN && DOMAIN.test(text.charAt(end))) end += 1;
  return text.slice(at + 1, end);
}

/** `https://user:pass@host` and paths; `mailto:` is the exception, also behind a slip of the pen (`https://mailto:`). */
function isInsideUrl(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - LOOK_BACK), start);
  const token = /[^\s"'`<>()[\]{}|,;]*$/.exec(before)?.[0] ?? '';
  return token.includes('://') && !/mailto:\/*$/i.test(token);
}

/** What stands right before an address decides: `@name@host` is a fediverse handle, unless the host is a mail provider. */
function isGlued(text: string, start: number, domain: string): boolean {
  const before = text.charAt(start - 1);
  if (before === '@') return !isMailProvider(domain);
  return before === '%' || /\p{Script=Latin}/u.test(before) || isInsideUrl(text, start);
}

/**
 * The address around the at sign at `at`, in lower case, or null. Labels, emoji
 * and punctuation glued to either side are no part of it. Looks at 200
 * characters on each side at most.
 */
export function readAddressAt(text: string, at: number): AddressSpan | null {
  const start = localStart(text, at);
  const local = text.slice(start, at);
  if (!local || local.endsWith('.')) return null;
  const domain = leadingDomain(domainRun(text, at));
  if (!domain) return null;
  const end = at + 1 + domain.length;
  const isCutShort = /^_[\p{L}\p{N}]/u.test(text.slice(end, end + 2));
  if (isCutShort || isGlued(text, start, domain.toLowerCase())) return null;
  return { address: `${local}@${domain}`.toLowerCase(), start, end };
}
