import type { AtSign } from './find-at-signs.ts';
import type { Gap } from './gaps.ts';
import { hasCueOnLine, hasCueRightBefore, isCommonWord, isDesk, looksMade } from './mail-cues.ts';
import { isMailProvider } from './mail-providers.ts';
import type { DomainReading } from './read-domain.ts';
import type { LocalReading } from './read-local.ts';

/** Two sides and what stands between them. */
export interface AddressParts {
  text: string;
  sign: AtSign;
  before: Gap;
  behind: Gap;
  name: LocalReading;
  host: DomainReading;
}

const isProvider = ({ host }: AddressParts): boolean => isMailProvider(host.domain);
const isName = ({ name }: AddressParts): boolean => !isCommonWord(name.local.toLowerCase());

/** `ilsa@torvane.com` as it is written, and with a space or line break on one side or both. */
function isSigned(parts: AddressParts): boolean {
  const { text, name, host, before, behind } = parts;
  if (before === 'none' && behind === 'none') return true;
  if (!isName(parts)) return false;
  if (isProvider(parts)) return before !== 'line' || behind === 'none';
  // "founder @ torvane.com" says where somebody works.
  if (host.repairs.length) return false;
  if (before === 'none') return host.form !== 'loose';
  return before === 'space' && hasCueRightBefore(text, name.start);
}

/** A colon or an arrow leads to it. */
const isLabelled = ({ text, name }: AddressParts): boolean =>
  /[:：→➡👉]\uFE0F?[ \t]{0,2}$/u.test(text.slice(Math.max(0, name.start - 6), name.start));

/** "ilsa at gmail dot com": a provider, or a spelled dot, or a label right before. */
function isWorded(parts: AddressParts): boolean {
  const { text, name, host, before, behind } = parts;
  if (before === 'line' || behind === 'line' || !isName(parts)) return false;
  const isMade = looksMade(name.local);
  // "recipes at torvane dot com slash book" is a link.
  if (/^\s{0,2}(?:slash|forward slash|barra|\/)/i.test(text.slice(host.end, host.end + 16)))
    return false;
  if (host.repairs.length) {
    return isProvider(parts) && (isMade || hasCueOnLine(text, name.start));
  }
  if (isProvider(parts) || hasCueRightBefore(text, name.start)) return true;
  return (
    host.form === 'worded' &&
    (isMade || isLabelled(parts) || isDesk(name.local) || hasCueOnLine(text, name.start))
  );
}

/**
 * Whether the parts are an address, or words that only look like one. `@` without
 * spaces is enough; every weaker form asks for a second signal.
 */
export function isMeant(parts: AddressParts): boolean {
  const { sign, before, behind } = parts;
  if (sign.kind === 'sign') return isSigned(parts);
  if (sign.kind === 'word') return isWorded(parts);
  if (before === 'line' || behind === 'line') return false;
  if (sign.kind === 'unknown') return isProvider(parts) && parts.host.form === 'worded';
  if (sign.kind !== 'letter') return parts.host.repairs.length === 0 || isProvider(parts);
  // `cr(a)zy.com` is a word.
  if (isProvider(parts) || (before === 'space' && behind === 'space')) return true;
  return isLabelled(parts) || hasCueRightBefore(parts.text, parts.name.start);
}
