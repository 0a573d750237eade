import { isLabelled, isName, isProvider, standsAlone, type AddressParts } from './address-parts.ts';
import { isSpelledOut } from './is-spelled-out.ts';
import { hasCueRightBefore, isDesk, isFrontDesk } from './mail-cues.ts';

/** `contact @ torvane.com` on a line of its own, or behind an icon or label. "Info @ torvane.com" is a website. */
const isSpacedDesk = (parts: AddressParts): boolean =>
  isFrontDesk(parts.name.local.toLowerCase()) &&
  parts.before === 'space' &&
  parts.behind === 'space' &&
  parts.host.form === 'plain' &&
  (standsAlone(parts) || (isLabelled(parts) && hasCueRightBefore(parts.text, parts.name.start)));

/** `ilsa@torvane.com` as it is written, and with a space or line break on one side or both. */
function isSigned(parts: AddressParts): boolean {
  const { text, name, host, before, behind } = parts;
  if (before === 'none' && behind === 'none') return true;
  if (isSpacedDesk(parts)) return true;
  if (!isName(parts)) return false;
  if (isProvider(parts)) return before !== 'line' || behind === 'none';
  // "founder @ torvane.com" says where somebody works.
  if (host.repairs.length) return false;
  if (before === 'none') return host.form !== 'loose';
  return before === 'space' && hasCueRightBefore(text, name.start);
}

/**
 * Whether the parts are an address, or words that only look like one. `@` without spaces is enough;
 * every weaker form needs a second signal.
 */
export function isMeant(parts: AddressParts): boolean {
  const { sign, before, behind } = parts;
  if (sign.kind === 'sign') return isSigned(parts);
  if (sign.kind === 'word') return isSpelledOut(parts);
  // "ilsa (at)⏎torvane.com": nothing else is put in such brackets.
  const isBroken =
    sign.kind === 'bracketed' && before !== 'line' && parts.host.repairs.length === 0;
  if (before === 'line' || behind === 'line') {
    return isBroken && (isName(parts) || isDesk(parts.name.local));
  }
  if (sign.kind === 'unknown') return isProvider(parts) && parts.host.form === 'worded';
  if (sign.kind !== 'letter') return parts.host.repairs.length === 0 || isProvider(parts);
  // `cr(a)zy.com` is a word.
  if (isProvider(parts) || (before === 'space' && behind === 'space')) return true;
  return isLabelled(parts) || hasCueRightBefore(parts.text, parts.name.start);
}
