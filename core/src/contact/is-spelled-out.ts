import { isLabelled, isName, isProvider, standsAlone, type AddressParts } from './address-parts.ts';
import { hasCueOnLine, hasCueRightBefore, isDesk, isShown, looksMade } from './mail-cues.ts';

const isWare = (local: string): boolean => isShown(local) && !isDesk(local);

/** Role names that are also words of a sentence: "contact at torvane dot com" is one, "I work at …" is not. */
function isNamedDesk(parts: AddressParts): boolean {
  const { text, name, host } = parts;
  if (!isDesk(name.local) || host.form !== 'worded') return false;
  if (isLabelled(parts) && hasCueRightBefore(text, name.start)) return true;
  return name.local.toLowerCase() === 'contact' && standsAlone(parts);
}

/**
 * `ilsa-at-torvane-dot-com`, `ilsa "at" torvane "dot" com`: nobody writes the words of a sentence
 * like this.
 */
function isDressed(parts: AddressParts): boolean {
  const { text, sign, name, host, before, behind } = parts;
  const written = text.slice(sign.start, sign.end);
  if (!/^[-*~|"“”'‘’].*[-*~|"“”'‘’]$/su.test(written) || !isName(parts)) return false;
  const isWhole = !/[\p{L}\p{N}/_-]$/u.test(text.slice(Math.max(0, name.start - 1), name.start));
  if (!isWhole || name.local.includes('-') || isWare(name.local)) return false;
  if (/[-*~|"“”][ \t]?dot[ \t]?[-*~|"“”]/i.test(text.slice(sign.end, host.end))) return true;
  const isTight = before === 'none' && behind === 'none';
  return isTight && !written.startsWith('-') && host.form === 'plain';
}

/** "ilsa at⏎torvane dot com": at a provider, or in English alone on its lines. A spelled dot is needed. */
function isBroken(parts: AddressParts): boolean {
  const { text, sign, host, name } = parts;
  if (host.form !== 'worded' || host.repairs.length || !isName(parts)) return false;
  if (isProvider(parts)) return true;
  const isEnglish = /^at\s.+\sdot\s/is.test(text.slice(sign.start, host.end));
  return isEnglish && standsAlone(parts) && !isWare(name.local);
}

/** "ilsa at gmail dot com": a provider, or a spelled dot, or a label right before. */
export function isSpelledOut(parts: AddressParts): boolean {
  const { text, name, host, before, behind } = parts;
  // "recipes at torvane dot com slash book" is a link.
  if (/^\s{0,2}(?:slash|forward slash|barra|\/)/i.test(text.slice(host.end, host.end + 16)))
    return false;
  if (before === 'line' || behind === 'line') return isBroken(parts);
  if (isNamedDesk(parts) || isDressed(parts)) return true;
  if (!isName(parts)) return false;
  const isMade = looksMade(name.local);
  if (host.repairs.length) {
    return isProvider(parts) && (isMade || hasCueOnLine(text, name.start));
  }
  if (isProvider(parts) || hasCueRightBefore(text, name.start)) return true;
  return (
    host.form === 'worded' &&
    (isMade || isLabelled(parts) || isDesk(name.local) || hasCueOnLine(text, name.start))
  );
}
