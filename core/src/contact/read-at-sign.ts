import { isLabelled, type AddressParts } from './address-parts.ts';
import type { AddressReading } from './address-reading.ts';
import type { Repair } from './contact-candidate.ts';
import type { AtSign } from './find-at-signs.ts';
import { gapOf, whiteBefore, whiteBehind, wordFollows } from './gaps.ts';
import { withoutGluedLabel } from './glued-label.ts';
import { handleInFront, type HandleWords } from './handle-in-front.ts';
import { isMeant } from './is-meant.ts';
import { hasCueOnLine, hasCueRightBefore, isFrontDesk } from './mail-cues.ts';
import { isFediverseHost, isMailProvider, mayBeProvider } from './mail-providers.ts';
import { mayBeDomain } from './may-be-domain.ts';
import { readDomain, type DomainReading } from './read-domain.ts';
import { plainLocal, spelledLocal, isMarkedLetter, type LocalReading } from './read-local.ts';

const LOOK_BACK = 200;

const ENDS_TOKEN = new Set(`"'\`<>()[]{}|,;`);

/**
 * The visible ASCII and marked letters that end a text, since the last space, quote or bracket.
 * Letter by letter: a regular expression would start again at each letter, in quadratic time.
 */
function lastToken(text: string): string {
  let start = text.length;
  while (start > 0) {
    const sign = text.charAt(start - 1);
    if (sign <= ' ' || ENDS_TOKEN.has(sign) || (sign > '~' && !isMarkedLetter(sign))) break;
    start -= 1;
  }
  return text.slice(start);
}

/** True inside `https://user:pass@host` and paths; `mailto:` is the exception, also behind a slip of the pen (`https://mailto:`). */
function isUrlPart(text: string, start: number): boolean {
  const token = lastToken(text.slice(Math.max(0, start - LOOK_BACK), start));
  return token.includes('://') && !/mailto:\/*$/i.test(token);
}

/** A sentence begins behind the word without a space: `tod@s.Info`, in German `Freund@innen.De`. */
const HOST = /^(?:s|in|innen)\.\p{L}+$/u;
/** The words most often written so, in Spanish, Catalan, Portuguese and Italian, without their ending. */
const STEMS =
  /^(?:l|un|algun|tod|tot|much|poc|otr|est|es|ell|nosotr|vosotr|amig|chic|ni[nñ]|hij|herman|prim|t[ií]|abuel|novi|vecin|compa[nñ]er|alumn|maestr|profesor|seguidor|suscriptor|lector|emprendedor|bienvenid|benvingud|bem-vind|querid|interesad|invitad|enamorad|ciudadan|latin|mexican|argentin|menin|tutt|ragazz|car)$/iu;

/**
 * True for a word whose @ stands for o and a (`amig@s.Es`). Hosts of the letter s exist (`s.de`):
 * an address there counts when it is no such word, its ending is in small letters, and it is the
 * whole text or has a label before it.
 */
function isInclusiveWord(parts: AddressParts): boolean {
  const { text, name, host } = parts;
  if (!HOST.test(host.domain) || !/^[\p{L}-]+$/u.test(name.local)) return false;
  const written = text.slice(name.start, host.end);
  if (STEMS.test(name.local) || !written.endsWith(host.domain)) return true;
  const isAlone = text.trim() === written;
  return !isAlone && !isLabelled(parts) && !hasCueRightBefore(text, name.start);
}

/**
 * The character before a name can rule it out: `@name@host` is a fediverse handle, `josé@` a name
 * cut short.
 */
function isCutOff({ text, name, host }: AddressParts): boolean {
  const sign = text.charAt(name.start - 1);
  if (sign === '@') {
    if (isFediverseHost(host.domain)) return true;
    return !isMailProvider(host.domain) && !hasCueOnLine(text, name.start - 1);
  }
  // `j%C3%B6rg@`: a letter beyond ASCII as links write it.
  if (sign === '%' && /^[0-9a-f]{2}/i.test(name.local)) return true;
  // `j***a@gmail.com` is masked.
  if (/[\p{L}\p{N}](?:\*+|•{2,}|…+)$/u.test(text.slice(Math.max(0, name.start - 9), name.start)))
    return true;
  const isLetter = /\p{Script=Latin}/u.test(sign) && !/[\p{No}]/u.test(sign);
  return isLetter || isUrlPart(text, name.start);
}

/**
 * `@ilsa@torvane_com` are two handles; and a corrected ending must end the words: "meet me @ gmail
 * park" is a place.
 */
function goesOn(text: string, { end, repairs }: DomainReading, isSpaced: boolean): boolean {
  if (/^_[\p{L}\p{N}]/u.test(text.slice(end, end + 3))) return true;
  return isSpaced && repairs.includes('ending') && wordFollows(text, end);
}

/**
 * "with @ilsa at": a handle after a word, which most at signs are. Skips the costlier reading for
 * them.
 */
function isBesideWord(
  text: string,
  { sign, white, from }: { sign: AtSign; white: string; from: number },
): boolean {
  if (sign.kind !== 'sign' || !white || mayBeProvider(text, from)) return false;
  const name = plainLocal(text, sign.start - white.length);
  if (!name || isFrontDesk(name.local.toLowerCase())) return !name;
  return !hasCueRightBefore(text, name.start);
}

function ofHandle(handle: string, words: HandleWords, host: DomainReading): AddressReading {
  const repairs: Repair[] = ['handle', ...host.repairs];
  const address = `${handle}${words.tail}@${host.domain}`.toLowerCase();
  return { address, start: words.start, end: host.end, repairs };
}

/**
 * The address around something that may be an at sign, or null. Labels, emoji and punctuation glued
 * to either side are no part of it. Reads 200 characters on each side at most.
 */
export function readAtSign(
  text: string,
  sign: AtSign,
  { handle }: { handle?: string | undefined },
): AddressReading | null {
  const gap = whiteBehind(text, sign.end);
  if (!mayBeDomain(text, sign.end + gap.length)) return null;
  const behind = gapOf(gap);
  const white = whiteBefore(text, sign.start);
  const before = gapOf(white);
  if (isBesideWord(text, { sign, white, from: sign.end + gap.length })) return null;
  const host = readDomain(text, sign.end + gap.length);
  if (!host || goesOn(text, host, before !== 'none' || behind !== 'none')) return null;
  const words = handleInFront(text, { sign, host });
  if (words) return handle ? ofHandle(handle, words, host) : null;
  const end = sign.start - white.length;
  const isTight = sign.kind === 'sign' && before === 'none';
  const unlabelled = (read: LocalReading | null) =>
    read && withoutGluedLabel(text, { name: read, domain: host.domain });
  const plain = unlabelled(plainLocal(text, end));
  if (!plain) return null;
  const name = isTight ? plain : unlabelled(spelledLocal(text, end));
  if (!name) return null;
  // "ilsa dot work at gmail": a word alone may be no name, with its spelled sign it is one.
  const parts = { text, sign, before, behind, name, host };
  if (isCutOff(parts) || isInclusiveWord(parts) || !isMeant(parts)) return null;
  const address = `${name.local}@${host.domain}`.toLowerCase();
  return { address, start: name.start, end: host.end, repairs: host.repairs };
}
