import { PLATFORMS, type Platform, type PlatformHandle } from '@vibes/core/creator/platform';
import { readHandle } from '@vibes/core/link/read-handle';
import { ANY_SITE, BETWEEN, BETWEEN_RUN, LABEL, ON } from './account-labels.ts';
import { looksLikeHandle, plainHandle } from './named-accounts.ts';

/** An account beside a platform's name in a bio, and where both begin and end. */
export interface PresentedAccount extends PlatformHandle {
  start: number;
  end: number;
  /** What is written between the platform's name and the account. */
  between: string;
  /**
   * How sure it is that an account is meant: by its @; by what points to it or how it is written; or
   * only because a word follows.
   */
  sure: 'signed' | 'clear' | 'bare';
}

const sticky = (source: string): RegExp => new RegExp(source, 'iuy');
const POINTER = /[:：=⇒➜➔➝➞➡→▶►▸»›>⟶☞👉👇⤵⬇↓⇩⇓⏩\])】」』~]|[-–—](?![-–—])|\(?(?:←|⬅)/uy;
const MARK =
  /[|/+&,.•·*"“”„«»'’]|\p{Extended_Pictographic}|[\p{So}\p{Sm}]|(?:and|und|y|e|et|i|og|och|en)(?=\s)/uy;
const SPACE = /[^\S\n]{1,6}/uy;
const BREAK = /[^\S\n]{0,3}\n[^\S\n]{0,3}/uy;
const IN_BRACKETS = /[([（]([^()（）[\]\n@]{1,28})[)\]）]/uy;
const COUNT = /\d{1,4}(?:[.,]\d{1,2})?\s?(?:k|m|mio|mil|tsd|тыс)\+?(?![\w.])/iuy;
const NUMBER = /\d(?=\s?[:：])/uy;
const WORD = sticky(BETWEEN);
const SITE = sticky(ANY_SITE);
const SIGNED = /@[^\S\n]?([\w.]{2,40})/uy;
const UNSIGNED = /(?!https?\b|www\.)([\w.]{2,40})(?![\p{L}@/])/uy;
/** Where a word without its sign ends: more words make it a part of a sentence. */
const AT_END = sticky(
  `[^\\S\\n]{0,3}(?:$|[\\n|/,;•·()!\\[+&"“”»]|[-–—]\\s|\\p{Extended_Pictographic}|${ANY_SITE})`,
);
const NO_HANDLES =
  /^(?:reels?|stor(?:y|ies)|only|lover|models?|addict|soon|lives?|shop|videos?|dms?|links?|below|creator|coach|girl|boy|famous|page|fun|more|bio|and|the|for|to|is|verified|tiktok|tt|insta|instagram|ig|yt|youtube|twitch|snap|facebook|same|gleich|mismo|igual|samename)$/;
/** More steps than people take between a name and an account. */
const MOST_STEPS = 16;

const at = (pattern: RegExp, bio: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index;
  return pattern.exec(bio);
};

const named = (platform: Platform, name: string) => readHandle(platform, name.replace(/\.+$/, ''));

/** Whether a line begins at a place of the bio. */
const isLineStart = (bio: string, index: number): boolean =>
  /(?:^|\n)\s{0,4}$/u.test(bio.slice(Math.max(0, index - 5), index));

/** What comes between a platform's name and an account: where it ends, and what is in it. */
function gapBehind(bio: string, start: number, from: number) {
  let end = from;
  let isClear = false;
  let isBroken = false;
  for (let step = 0; step < MOST_STEPS && !at(SIGNED, bio, end); step += 1) {
    const pointer = at(POINTER, bio, end);
    isClear ||= pointer !== null;
    const mayBreak: boolean = !isBroken && (isClear || isLineStart(bio, start));
    const line: RegExpExecArray | null = mayBreak ? at(BREAK, bio, end) : null;
    isBroken ||= line !== null;
    const found =
      pointer ??
      at(SPACE, bio, end) ??
      line ??
      at(IN_BRACKETS, bio, end) ??
      at(COUNT, bio, end) ??
      at(NUMBER, bio, end) ??
      (isClear ? null : at(SITE, bio, end)) ??
      at(WORD, bio, end) ??
      at(BETWEEN_RUN, bio, end) ??
      at(MARK, bio, end);
    if (!found) break;
    end += found[0].length;
  }
  return { end, isClear, isBroken };
}

/** The account that a platform's name leads to. */
function behind(platform: Platform, bio: string, label: RegExpExecArray): PresentedAccount | null {
  const { index: start } = label;
  const from = start + label[0].length;
  const { end, isClear, isBroken } = gapBehind(bio, start, from);
  const give = (
    [written, name = '']: RegExpExecArray,
    sure: PresentedAccount['sure'],
  ): PresentedAccount | null => {
    const handle = named(platform, name);
    if (!handle) return null;
    const between = bio.slice(from, end);
    return { platform, handle, start, end: end + written.length, between, sure };
  };
  const signed = at(SIGNED, bio, end);
  if (signed) return give(signed, 'signed');
  const unsigned = end === from || (isBroken && !isClear) ? null : at(UNSIGNED, bio, end);
  const name = unsigned?.[1] ?? '';
  if (!unsigned || NO_HANDLES.test(name.toLowerCase())) return null;
  const isEnd = at(AT_END, bio, end + unsigned[0].length) !== null;
  if (looksLikeHandle(name) || (isClear && isEnd)) return give(unsigned, 'clear');
  return isClear || isEnd ? give(unsigned, 'bare') : null;
}

const MENTION = /(?<![\w@.])@?([\w.]{2,40})(?![\w@])/gu;

/** The account in front of a platform's name: "@lena on insta", "@lena (ig)". */
function inFront(platform: Platform, own: string, bio: string): PresentedAccount[] {
  const label = sticky(
    `[^\\S\\n]{0,2}([(\\[]?)[^\\S\\n]?(?:(${ON})[^\\S\\n]{1,2})?(?:(?:my|mein|meinem|mi|mon|o|il)[^\\S\\n])?(${LABEL[platform]})(?![^\\S\\n]{0,2}(?:[:：@=→➜➡▶]|👉))`,
  );
  const bare = sticky(
    `[^\\S\\n]{0,3}(?:[-–=→:][^\\S\\n]{0,2})?(${LABEL[platform]})[^\\S\\n]{0,3}(?=$|\\n)`,
  );
  return [...bio.matchAll(MENTION)].flatMap((match): PresentedAccount[] => {
    const { index: start } = match;
    const isSigned = match[0].startsWith('@');
    const name = match[1] ?? '';
    const handle = named(platform, name);
    const isHandle = isSigned || looksLikeHandle(name) || plainHandle(name) === plainHandle(own);
    if (!handle || !isHandle) return [];
    const end = start + match[0].length;
    const found = at(label, bio, end);
    const isLead = found && (Boolean(found[1]) || Boolean(found[2]));
    const alone = isLineStart(bio, start) ? at(bare, bio, end) : null;
    const whole = isLead ? found : alone;
    if (!whole) return [];
    const sure = isSigned ? 'signed' : 'clear';
    return [{ platform, handle, start, end: end + whole[0].length, between: '', sure }];
  });
}

const SAME =
  '(?:同名|同じ名|same|gleich\\p{L}{0,3}|mism[oa]|igual|mesm[oa]|même|stess[oa]|samma|samme|zelfde|dezelfde|тот же|так же|同じ|같은)';
const SAME_BEFORE = new RegExp(
  `(?<!not (?:the )?)(?<!\\p{L})${SAME}(?![\\p{Ll}])[^\\n|,.!?]{0,24}$`,
  'iu',
);
const SAME_BEHIND = sticky(
  `[^\\S\\n]{0,2}[(:=-]?[^\\S\\n]{0,2}(?:(?:the|with|mit|el|o|le|lo|@|de)[^\\S\\n]){0,2}${SAME}(?!\\p{L})`,
);

/** On a line of its own, a camera is Instagram's name. */
const CAMERA =
  /(?:^|[\n|•])([^\S\n]{0,3}(?:📷|📸)[^\S\n]{0,3}[:：]?[^\S\n]{0,3}@?([\w.]{2,40}))[^\S\n]{0,3}(?=$|[\n|•])/gu;

const behindCamera = (bio: string): PresentedAccount[] =>
  [...bio.matchAll(CAMERA)].flatMap((match): PresentedAccount[] => {
    const [whole, written = '', name = ''] = match;
    const handle = named('instagram', name);
    const isMeant = handle && (written.includes('@') || looksLikeHandle(name));
    if (!isMeant) return [];
    const start = match.index + whole.indexOf(written);
    const end = start + written.length;
    return [{ platform: 'instagram', handle, start, end, between: '', sure: 'clear' }];
  });

/**
 * The accounts on other platforms beside a platform's name in a bio. It has to be said elsewhere
 * whose they are.
 */
export function presentedAccounts(
  { platform: own, handle }: PlatformHandle,
  bio: string,
): PresentedAccount[] {
  return PLATFORMS.filter((one) => one !== own).flatMap((platform) => {
    const front = inFront(platform, handle, bio);
    const labels = [...bio.matchAll(new RegExp(LABEL[platform], 'giu'))];
    const back = labels.flatMap((label): PresentedAccount[] => {
      const [start, end] = [label.index, label.index + label[0].length];
      if (front.some((one) => one.start <= start && end <= one.end)) return [];
      const found = behind(platform, bio, label);
      if (found && found.sure !== 'bare') return [found];
      const isSame =
        SAME_BEFORE.test(bio.slice(Math.max(0, start - 36), start)) ||
        at(SAME_BEHIND, bio, end) !== null;
      const same = isSame && readHandle(platform, handle);
      if (same) return [{ platform, handle: same, start, end, between: '', sure: 'clear' }];
      return found ? [found] : [];
    });
    const all = [...front, ...back];
    return all.length === 0 && platform === 'instagram' ? behindCamera(bio) : all;
  });
}
