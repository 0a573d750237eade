import type { AddressReading } from './address-reading.ts';
import { wordFollows } from './gaps.ts';
import { hasCueOnLine, hasCueRightBefore, isCommonWord, looksMade } from './mail-cues.ts';
import { isMailDomain } from './mail-domain.ts';
import { isMailProvider, PROVIDER_NAMES, providerNamed } from './mail-providers.ts';
import { readDomain } from './read-domain.ts';
import { plainLocal } from './read-local.ts';
import { sameHandle } from './same-handle.ts';

const PROVIDER = new RegExp(`(?:${PROVIDER_NAMES})`, 'giu');
/** Signs that stand between name and provider in the place of @; a space or bracket too. */
const SEPARATOR =
  /(?:[^\p{L}\p{N}\s.@/:,\\-]\uFE0F?|[ \t]{1,2}|[ \t]?[([]|[ \t]?[^\p{L}\p{N}\s.@/:,\\-]\uFE0F?[ \t]?)$/u;
/** Providers whose names are also words. */
const ALSO_WORDS = /^(?:outlook|yahoo|naver|aol|다음)$/i;
const SHORTEST = 3;
/** In letters. */
const LIKE_HANDLE = 5;

interface Candidate {
  text: string;
  /** Where the provider's name begins and the domain ends. */
  at: number;
  end: number;
  domain: string;
  isWhole: boolean;
}

const isPartOfMore = (text: string, end: number): boolean =>
  /^(?:[\p{L}\p{N}_@/]|[.-][\p{L}\p{N}])/u.test(text.slice(end, end + 3));

interface Name {
  local: string;
  start: number;
  end: number;
}

/** `ilsa1gmail.com`: only with the whole domain, and nothing of a link around it. */
function gluedName({ text, at, isWhole }: Candidate): Name | null {
  const name = isWhole ? plainLocal(text, at) : null;
  if (!name || name.local.length < SHORTEST || /[-.+]$|^www\./i.test(name.local)) return null;
  if (/[@/\\]/.test(text.charAt(name.start - 1)) || isCommonWord(name.local.toLowerCase()))
    return null;
  return { ...name, end: at };
}

/** `ilsa gmail`, `ilsa(gmail)`, `ilsa📧gmail.com`. */
function apartName({ text, at, isWhole, domain }: Candidate): Name | null {
  const between = SEPARATOR.exec(text.slice(Math.max(0, at - 6), at))?.[0] ?? '';
  const name = between ? plainLocal(text, at - between.length) : null;
  if (!name || name.local.length < SHORTEST || isCommonWord(name.local.toLowerCase())) return null;
  if (/[@/\\]/.test(text.charAt(name.start - 1)) || !/[a-z]/i.test(name.local)) return null;
  const isSign = /[^\s([]/.test(between);
  const hasCue = /[([]/.test(between) ? hasCueOnLine : hasCueRightBefore;
  const isMeant = (isSign && isWhole) || looksMade(name.local) || hasCue(text, name.start);
  const isWord = ALSO_WORDS.test(domain.split('.', 1)[0] ?? '') && !isWhole;
  return isMeant && (!isWord || looksMade(name.local))
    ? { ...name, end: at - between.length }
    : null;
}

const POINTER =
  /^[ \t]{0,2}(?:[:：=→➡>-]|👉\p{Emoji_Modifier}?|📧|📩|✉)\uFE0F?[ \t]{0,2}([a-z0-9][a-z0-9._-]{3,40})(?=[^\p{L}\p{N}\n]{0,6}(?:\n|$))/iu;

const RARE_ENDING =
  /\.(?!com|net|org|info|biz|shop|store|blog|site|online|website|link)[a-z]{3,}$/i;
const isColon = (text: string, at: number): boolean =>
  /^[ \t]{0,2}[:：]/.test(text.slice(at, at + 3));

const letters = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** True for a name that is the handle, or a good part of it, or contains it. */
function isLikeHandle(local: string, handle: string | undefined): boolean {
  const [name, own] = [letters(local), letters(handle ?? '')];
  if (Math.min(name.length, own.length) < LIKE_HANDLE) return false;
  return own.includes(name) || name.includes(own);
}

/**
 * "Gmail 👉 ilsa.torvane": the provider as a label, followed only by a name that is no word, or by
 * the handle.
 */
function nameBehind({ text, end, at }: Candidate, handle: string | undefined): Name | null {
  if (/[\p{L}\p{N}@.]/u.test(text.charAt(at - 1))) return null;
  const behind = POINTER.exec(text.slice(end, end + 60));
  const local = behind?.[1] ?? '';
  // A name with a dot may be a site; behind a colon, one with an ending that few sites have is none.
  const isSite =
    isMailDomain(local.toLowerCase()) && !(isColon(text, end) && RARE_ENDING.test(local));
  const isMade = looksMade(local) && !isSite;
  if (!behind || !(isMade || isLikeHandle(local, handle))) return null;
  return { local, start: at, end: end + behind[0].length };
}

function candidateAt(text: string, at: number, provider: string): Candidate | null {
  const host = readDomain(text, at);
  if (!host || !isMailProvider(host.domain) || isPartOfMore(text, host.end)) return null;
  const isWhole = host.repairs.length === 0;
  if (!isWhole && providerNamed(provider.toLowerCase()) === undefined) return null;
  return { text, at, end: host.end, domain: host.domain, isWhole };
}

/**
 * Addresses without an at sign that a person still recognizes: a name before a well-known provider,
 * glued, in brackets or behind a space.
 */
export function* readMissingSigns(
  text: string,
  { handle }: { handle?: string | undefined },
): Generator<AddressReading> {
  for (const match of text.matchAll(PROVIDER)) {
    const candidate = candidateAt(text, match.index, match[0]);
    if (!candidate) continue;
    const { at, end, domain, isWhole } = candidate;
    const isEnd = isWhole || !wordFollows(text, end);
    const name = isEnd
      ? (gluedName(candidate) ?? apartName(candidate) ?? nameBehind(candidate, handle))
      : null;
    const own = name || !handle ? null : sameHandle(candidate, handle);
    if (own) yield own;
    if (!name) continue;
    yield {
      address: `${name.local}@${domain}`.toLowerCase(),
      start: Math.min(name.start, at),
      end: Math.max(name.end, end),
      repairs: isWhole ? ['at_sign'] : ['at_sign', 'ending'],
    };
  }
}
