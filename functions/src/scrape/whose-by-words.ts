import { DISCLAIMED, OTHERS, SCAM, SPEAKS, TRADE } from '@vibes/core/contact/bio-words';
import { OTHERS_BEHIND } from './named-accounts.ts';
import {
  AND_MORE,
  ASKED,
  BUSINESS,
  COUPLE,
  GONE,
  JOKE,
  KIN,
  KNOWN_AS,
  KNOWN_FOR,
  LEADS_IN,
  MINE,
  MY,
  NOT,
  OF_OWNER,
  OTHERS_RUN,
  OWN,
  POINTS,
  SAYS_NOTHING,
  SPARE,
  THIRD,
  WISHED,
} from './words-of-others.ts';

const SEPARATORS = /[|•·●▪;\n]|\s[/–—-]\s/u;
const ENDS = /[,.!?，。、](?=\s|$)/u;
const ON_AT_END =
  /(?<![\p{L}\p{N}])(?:on|auf|en|sur|na|su|på|op|w|в|i|over|auch|also|aussi)\s{0,2}$/iu;
const SIGNS_AT_END = /[^\p{L}\p{N}@:：&+#≠❌🚫]{1,40}$/u;
const PICTURE = /\p{Extended_Pictographic}|\p{RI}/u;
const ACCOUNT_OF =
  /(?:perfil|cuenta|compte|profil[oe]?|conta|account|page|canal|user\p{L}{0,4})\s(?:de|di|do|of|on|en|no|sur)\s{0,2}$/iu;
/** Words with a colon behind them are about what comes next: "mgmt: …". */
const NEXT_LABEL = /(?<![\p{L}(])\p{L}{1,20}(?:\s\p{L}{1,20})?\s?[:：].*$/u;
const CLOSE = [KIN, BUSINESS, SPEAKS];
const ROLES = [KIN, BUSINESS, SPEAKS, OTHERS];

/** An account in a bio: where it begins, with the platform's name, and ends, and what is in between. */
export interface AccountPlace {
  start: number;
  end: number;
  between: string;
}

export type Whose = 'mine' | 'own' | 'spare' | 'others';

const lastOf = (text: string, by: RegExp): string => text.split(by).at(-1) ?? '';
const firstOf = (text: string, by: RegExp): string => text.split(by, 1)[0] ?? '';
const lastWords = (text: string, count: number): string =>
  (text.match(/[\p{L}\p{M}\p{N}'’._/-]{1,40}/gu) ?? []).slice(-count).join(' ');
const firstWords = (text: string, count: number): string =>
  (text.match(/[\p{L}\p{M}\p{N}'’._/-]{1,40}/gu) ?? []).slice(0, count).join(' ');
const hasRole = (text: string): boolean => ROLES.some((role) => role.test(text));

/** Whether "my husband", "our brand" is in a text. */
const isOfMine = (text: string): boolean =>
  [KIN, BUSINESS, OTHERS].some((role) => {
    const found = role.exec(text);
    return found !== null && MY.test(text.slice(0, found.index));
  });

/** Whether a piece of a line in front of an account says that it is another's. */
function isOthersInFront(piece: string, isAlike: boolean): boolean {
  const isIn = /[([（]\s?$/u.test(piece);
  const plain = isIn
    ? piece
    : piece.replace(OF_OWNER, (whole) => (LEADS_IN.test(whole) ? whole : ' '));
  const near = lastOf(plain.trimEnd().replace(/[,.!?]$/, ''), ENDS);
  const bare = [SIGNS_AT_END, ACCOUNT_OF, ON_AT_END, SIGNS_AT_END].reduce(
    (text, end) => text.replace(end, ''),
    near,
  );
  if (OTHERS_RUN.test(bare.slice(-8)) || THIRD.test(bare)) return true;
  if (isOfMine(bare)) return true;
  if (isIn)
    return [KIN, SPEAKS].some((role) => role.test(piece)) || /\b(?:not|nicht)\b/i.test(near);
  const isEnded = /[,.!?]\s{0,3}$/u.test(piece);
  // A picture parts what people say of themselves from what follows: only a label of one word goes on.
  const isMarked = PICTURE.test(near.trimEnd().slice(-2));
  if (SPEAKS.test(bare)) return !isAlike || !isEnded;
  if (!isEnded && !isMarked && [ASKED, TRADE].some((one) => one.test(bare))) return true;
  if (isEnded) return false;
  if (/[:：]\s{0,2}$/u.test(near)) return isAlike ? hasRole(bare) : !SAYS_NOTHING.test(near);
  const told = isMarked ? bare.trim() : lastWords(bare, 1);
  if (!/\s/u.test(told) && CLOSE.some((role) => role.test(told))) return true;
  const [name = ''] = /(?<=\s)\p{Lu}\p{Ll}{1,20}$/u.exec(bare) ?? [];
  if (name && !isMarked && KIN.test(lastWords(bare.slice(0, -name.length), 1))) return true;
  if (isAlike) return false;
  return (
    (!ACCOUNT_OF.test(near) && [near, bare].some((one) => LEADS_IN.test(one))) ||
    (!/[\p{L}\p{N}]/u.test(piece) && COUPLE.test(piece))
  );
}

/** Whether what comes behind an account says that it is another's. */
function isOthersBehind(rest: string, isAlike: boolean): boolean {
  const inside = /^\s{0,2}[([（]([^)\]）]{0,60})/u.exec(rest)?.[1];
  const near = inside ?? firstOf(rest, ENDS).slice(0, 40);
  const plain = near.replace(OF_OWNER, ' ');
  if (AND_MORE.test(rest) || WISHED.test(near) || isOfMine(near)) return true;
  if (hasRole(inside ?? firstWords(plain, isAlike ? 2 : 3)) || OTHERS_RUN.test(near.slice(0, 8)))
    return true;
  if (isAlike) return false;
  return COUPLE.test(firstOf(near, /\p{L}/u)) || OTHERS_BEHIND.test(near);
}

/** Whether a line that tells of an account by its name says that it is another's. */
export const namesOthers = (line: string): boolean => hasRole(line) || COUPLE.test(line);

/** Whether a piece of a line that points below points to somebody else's account. */
export function pointsToOthers(piece: string): boolean {
  const bare = piece.replace(SIGNS_AT_END, '').replace(/[:：]\s{0,2}$/u, '');
  const pointer = bare.replace(/\s(?:insta(?:gram)?|ig|tik ?tok|tt|page|account|profile?)$/iu, '');
  return hasRole(bare.replace(OF_OWNER, ' ')) || isOthersInFront(pointer, true);
}

/** Whose an account is, by the words of the bio around it. */
export function whoseAccount(bio: string, place: AccountPlace, isAlike: boolean): Whose {
  const { start, end } = place;
  const between = isAlike ? place.between.replace(JOKE, '') : place.between;
  const [line = '', above = ''] = bio.slice(0, start).split('\n').toReversed();
  const piece = lastOf(line, SEPARATORS);
  const behind = firstOf(bio.slice(end), /\n|@/);
  const rest = firstOf(behind, SEPARATORS).replace(NEXT_LABEL, '');
  const isEnded = /[,.!?]\s{0,3}$/u.test(piece);
  const around = `${isEnded ? '' : lastOf(piece, ENDS)}\n${between}\n${rest}`;
  if ([DISCLAIMED, SCAM, GONE].some((one) => one.test(around))) return 'others';
  if (GONE.test(firstOf(behind, /[|•·●▪;]/u).replace(/\b(?:others|all other|fakes)\b.*/i, '')))
    return 'others';
  if (NOT.test(piece) || isOthersBehind(rest, isAlike)) return 'others';
  if (hasRole(between)) return 'others';
  const isSpare = SPARE.test(`${lastWords(piece, 2)}\n${between}\n${firstWords(rest, 2)}`);
  const isMine =
    [between, rest].some((one) => MINE.test(one)) ||
    [OWN, KNOWN_AS, KNOWN_FOR].some((one) => one.test(piece));
  if (isMine) return isSpare ? 'spare' : 'mine';
  if (COUPLE.test(between) && !isAlike) return 'others';
  const isLed = !/[\p{L}\p{N}]/u.test(line) && POINTS.test(above);
  const pointing = isLed ? lastOf(above, SEPARATORS).replace(/[:：\s]{1,4}$/u, '') : '';
  if (isOthersInFront(piece, isAlike) || isOthersInFront(pointing, isAlike)) return 'others';
  return isSpare ? 'spare' : 'own';
}
