/** One check of a message by the server that took it (RFC 8601, 2.2), in lower case. */
export interface AuthenticationCheck {
  /** Such as `dmarc`, `dkim`, `spf`. */
  method: string;
  /** Such as `pass`, `fail`, `none`. */
  result: string;
  /** Such as `header.from` and `smtp.mailfrom`, without quotes. */
  properties: Readonly<Record<string, string>>;
}

export interface AuthenticationResults {
  /** Who checked, in lower case. */
  authserv_id: string;
  checks: AuthenticationCheck[];
}

/** Characters of a field; Gmail's have some hundred. */
const LONGEST = 4096;

/**
 * The parts between semicolons, without comments. Null for what no server writes of itself: a comment
 * or a quoted string without end, a bracket without beginning, a quote or a backslash in a comment. A
 * sender picks the address that servers repeat in a comment, and must not end it from inside.
 */
function partsOf(field: string): string[] | null {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  let isQuoted = false;
  for (const sign of field) {
    if (sign === '\\' || (sign === '"' && depth > 0)) return null;
    if (sign === '"') isQuoted = !isQuoted;
    if (!isQuoted && sign === '(') depth += 1;
    else if (!isQuoted && sign === ')') {
      if (depth === 0) return null;
      depth -= 1;
      part += ' ';
    } else if (depth === 0 && !isQuoted && sign === ';') {
      parts.push(part.trim());
      part = '';
    } else if (depth === 0) part += sign;
  }
  return depth > 0 || isQuoted ? null : [...parts, part.trim()];
}

const PAIR = /(?<![a-z\d.-])([a-z\d.-]+)(?:\/\d+)? ?= ?((?:"[^"]*"|[^\s"])+)/g;

/** `dkim=pass header.i=@brand.com`; null for anything else. */
function checkOf(part: string): AuthenticationCheck | null {
  const text = part.toLowerCase().replace(/\s+/g, ' ');
  const pairs = [...text.matchAll(PAIR)];
  const isWhole = text.replace(PAIR, '').trim() === '';
  const [first, ...rest] = pairs.map(
    ([, name = '', value = '']) => [name, value.replaceAll('"', '')] as const,
  );
  if (!first || !isWhole) return null;
  const [method, result] = first;
  return { method, result, properties: Object.fromEntries(rest) };
}

/**
 * The content of an Authentication-Results field (RFC 8601). Null for one that is not written as the
 * standard has it: nothing is believed of it.
 */
export function readAuthenticationResults(field: string): AuthenticationResults | null {
  const parts = field.length > LONGEST ? null : partsOf(field);
  if (!parts) return null;
  const [head = '', ...rest] = parts.filter((part, at) => part !== '' || at === 0);
  const authserv_id = /^([a-z\d.-]+)(?: +\d+)?$/i.exec(head)?.[1]?.toLowerCase();
  if (authserv_id === undefined) return null;
  // "none": nothing was checked (RFC 8601, 2.2).
  const checks = rest.length === 1 && rest[0]?.toLowerCase() === 'none' ? [] : rest.map(checkOf);
  const read = checks.filter((check) => check !== null);
  return read.length === checks.length ? { authserv_id, checks: read } : null;
}
