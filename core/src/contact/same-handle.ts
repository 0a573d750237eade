import type { AddressReading } from './address-reading.ts';
import { wordFollows } from './gaps.ts';

const SAME =
  '(?<!\\p{L})(?:same|this(?: exact)?|exact|mism[oa]|même|gleiche[rn]?|zelfde|mesmo|stesso|aynı|тот же|samma|samme)\\s{1,2}(?:as\\s{1,2})?(?:my\\s{1,2}|the\\s{1,2}|exact\\s{1,2})?(?:user ?name|handle|nick(?:name)?|name|@|usuario|pseudo|nom|nombre|nome|naam|ник)(?!\\p{L})';
const JOINED =
  '[^\\p{L}\\p{N}]{0,3}(?:(?:on|at|over at|in|is|as|with|using|via|the|en|auf|op|sur|bei|con|mit|avec|met)[^\\p{L}\\p{N}]{1,3}){0,3}';
const BEFORE = new RegExp(`${SAME}${JOINED}$`, 'iu');
const BEHIND = new RegExp(`^${JOINED}${SAME}`, 'iu');
const OTHERWISE =
  /taken|dead|no |never|don['’]t|different|other|not |isn['’]t|was |belegt|vergeben|ocupado|pris|занят/iu;
/** "my @ + gmail.com" */
const ADDED =
  /(?<!\p{L})(?:my|mi|mon|mein|meinen?|meu|mijn|mio|мой)\s{1,2}(?:@|user ?name|handle|nick(?:name)?|usuario|pseudo|nutzername|usuário|gebruikersnaam|ник)\s{0,2}(?:\+|plus|&)\s{0,2}$/iu;
const REACH = 50;

/** "reach me on gmail with this exact handle": a provider named without any sign, and words for the handle beside it. */
export function sameHandle(
  { text, at, end, domain }: { text: string; at: number; end: number; domain: string },
  handle: string,
): AddressReading | null {
  const before = text.slice(Math.max(0, at - REACH), at);
  const behind = text.slice(end, end + REACH);
  const isSaid =
    BEHIND.test(behind) || ((BEFORE.test(before) || ADDED.test(before)) && !wordFollows(text, end));
  if (!isSaid || OTHERWISE.test(before + behind)) return null;
  const address = `${handle}@${domain}`.toLowerCase();
  return { address, start: at, end, repairs: ['handle', 'at_sign'] };
}
