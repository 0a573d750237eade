import {
  ASKS,
  CREDITED,
  DESK,
  DISCLAIMED,
  KINDRED,
  MANAGES,
  NEUTRAL,
  NEUTRAL_RUN,
  OLD,
  OTHERS_ADDRESS,
  OWNS,
  SCAM,
  SPEAKS,
  TRADE,
} from './bio-words.ts';
import { isCalledLike, isOfFans, letters, sharesWord, type NamedOwner } from './called-like.ts';
import { isMailProvider } from './mail-providers.ts';

/** How much around an address is read, in UTF-16 units: more than a bio holds. */
const LONGEST_BIO = 400;
/** How close words are that speak of the address alone. */
const CLOSE = 36;
const MENTION = /(?<![\w.])@([a-z0-9][\w.]{2,29})/giu;
const ADDRESS = /\S{1,64}@\S{1,253}/gu;

/** Whether an address carries the name of a mentioned account, in its host or in front of the sign. */
function carries(address: string, mention: string): boolean {
  const name = letters(mention);
  const [local = '', domain = ''] = address.split('@');
  const own = isMailProvider(domain) ? [local] : [domain.split('.')[0] ?? '', local];
  return own.map(letters).some((part) => {
    const [long, short] = part.length > name.length ? [part, name] : [name, part];
    return short.length >= 4 && long.includes(short);
  });
}

interface Place {
  /** The bio, or the part of a long text around the address. */
  text: string;
  address: string;
  start: number;
  end: number;
}

const MAIL_ICON = /(?:📧|📩|📨|💌|✉|📥|📤|📬|📭|📮|📫|📪|🕊|🖂)\uFE0F?/u;
const MAIL_ICON_AT_END = new RegExp(`${MAIL_ICON.source}\\s*$`, 'u');

/** The words in front of an address and behind it, to the ends of its line or of a list's item; a mail icon begins one. */
function wordsAround({ text, start, end }: Place): {
  lead: string;
  rest: string;
  /** What is in front of these words, on the same line and the one above. */
  above: string;
} {
  const from = text.lastIndexOf('\n', Math.max(0, start - 1)) + 1;
  // "My stationer: Blot & Sons⏎(orders@…)": brackets belong to the line above.
  const isAside = /^\s*[([]\s*$/u.test(text.slice(from, start)) && from > 0;
  const line = text.slice(isAside ? text.lastIndexOf('\n', from - 2) + 1 : from, start);
  const behind = text.slice(end).split('\n', 1)[0] ?? '';
  const lead =
    line
      .replace(ADDRESS, '|')
      .split(/[|•·●▪;]|\s[/–—]\s/u)
      .at(-1) ?? '';
  const rest = behind.replace(ADDRESS, '|').split(/[|•·●▪;@]|[.!?](?=\s|$)|\s[/–—]\s/u, 1)[0] ?? '';
  const own = lead.split(MAIL_ICON).at(-1) ?? '';
  const whole = text.slice(0, start - own.length);
  const above = whole.split('\n').slice(-2).join(' ').replace(MAIL_ICON_AT_END, '').trim();
  return { lead: own.slice(-80), rest: rest.slice(0, 60), above: above.slice(-80) };
}

/** Whether words say nothing but that this is an address to write to, and whose. */
function isPlainLabel(words: string, { handle, name }: NamedOwner): boolean {
  const own = new Set([handle, ...handle.split(/[._\d]+/), ...name.split(/\s+/)].map(letters));
  return [...words.matchAll(/[\p{L}\p{N}'’]+/gu)].every(
    ([one]) =>
      one.length === 1 || NEUTRAL.test(one) || NEUTRAL_RUN.test(one) || own.has(letters(one)),
  );
}

/**
 * Whether words in front of an address ask for mail: they say nothing else, or name who speaks for the
 * creator, or work. What is in front of these words says for what: "studio enquiries" are a studio's.
 */
function isAsking(lead: string, owner: NamedOwner, isProvider: boolean): boolean {
  if (isPlainLabel(lead, owner) || (OWNS.test(lead) && lead.includes('@'))) return true;
  const asked = ASKS.exec(lead);
  if (!asked || /['’]s(?!\p{L})|(?<!\p{L})only(?!\p{L})/iu.test(lead)) return false;
  if (isProvider) return true;
  const behind = lead.slice(asked.index + asked[0].length);
  return (
    isPlainLabel(lead.slice(0, asked.index), owner) &&
    (SPEAKS.test(asked[0]) || isPlainLabel(behind, owner))
  );
}

/** Whether an address carries the name of an account that the bio mentions and that is neither theirs nor speaks for them. */
function isOfMentioned({ text, address, start, end }: Place, owner: NamedOwner): boolean {
  return [...text.matchAll(MENTION)].some((match) => {
    const name = (match[1] ?? '').replace(/[._]+$/, '');
    const behind = match.index + match[0].length;
    // The creator's name alone may be a namesake's.
    const isOwn = isCalledLike(name, { handle: owner.handle, name: '' });
    if ((behind > start && match.index < end) || isOwn) return false;
    const isInBrackets = /^\s{0,2}[([][^)\]\n@]{0,20}$/u.test(text.slice(behind, start));
    if (!isInBrackets && !carries(address, name)) return false;
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const lead = before.slice(before.lastIndexOf('\n') + 1);
    return !(OWNS.test(lead) || (SPEAKS.test(lead) && !/(?<!\p{L})(?:w\/|with)\s*$/iu.test(lead)));
  });
}

const PLACED =
  /(?<![\p{L}\p{N}])(?:at|for|with|w\/|of|by|bei|beim|chez|presso|bij)\s{1,2}([^\n|•·@]{3,40})|@\s{1,2}([^\n|•·@]{3,40})/giu;

/** Whether a bio places its owner where the address is: "Barista at Bean There ☕️ contact@beanthere.co". */
function isOfPlace({ text, address }: Place): boolean {
  const label = letters(address.split('@')[1]?.split('.')[0] ?? '');
  if (label.length < 4) return false;
  return [...text.matchAll(PLACED)].some((match) => {
    const lead = text.slice(text.lastIndexOf('\n', match.index) + 1, match.index);
    return (
      letters(match[1] ?? match[2] ?? '').startsWith(label) &&
      !OWNS.test(lead) &&
      !SPEAKS.test(lead)
    );
  });
}

/**
 * Whose an address in a bio is, by the words on its line. `another`: credited to somebody else, or
 * said not to be theirs. `owner`: called like them, or with nothing around it but words that ask for
 * mail; whoever speaks for them counts as them. `unclear`: anything else is said of it, or it carries
 * the name of another account. `whole` may be of any length.
 */
export function whoseInBio(
  whole: string,
  reading: { address: string; start: number; end: number },
  owner: NamedOwner,
): 'owner' | 'another' | 'unclear' {
  const { address } = reading;
  const from = Math.max(0, reading.start - LONGEST_BIO);
  const text = whole.slice(from, reading.end + LONGEST_BIO);
  const place = { text, address, start: reading.start - from, end: reading.end - from };
  const { lead, rest, above } = wordsAround(place);
  const [local = '', domain = ''] = address.split('@');
  const isOf = (names: NamedOwner) =>
    [domain.split('.')[0] ?? '', local].some((part) => isCalledLike(part, names, { within: true }));
  const behind = (text.slice(place.end).split('\n', 1)[0] ?? '').split('@', 1)[0] ?? '';
  if (DISCLAIMED.test(lead.slice(-CLOSE)) || DISCLAIMED.test(behind.slice(0, CLOSE)))
    return 'another';
  if (OLD.test(lead) || DESK.test(lead)) return 'another';
  if (DISCLAIMED.test(lead)) return 'unclear';
  if (isOfFans({ ...owner, bio: text })) {
    const isOwn = isOf({ ...owner, name: '' });
    return isOwn || (isMailProvider(domain) && isPlainLabel(lead, owner)) ? 'owner' : 'another';
  }
  if (TRADE.test(lead) && !ASKS.test(lead)) return 'unclear';
  if (isOfMentioned(place, owner)) return 'unclear';
  if (isOf(owner)) return 'owner';
  if (!isMailProvider(domain) && isOfPlace(place)) return 'unclear';
  const credit = CREDITED.map((words) => words.exec(lead)).find((match) => match !== null);
  if (credit) return SPEAKS.test(credit[0]) ? 'unclear' : 'another';
  // "Hair by Lena⏎📩 lena.cuts@gmail.com", and whoever "rescued" an account.
  const isCredited = CREDITED.some((words) => words.test(above)) && !sharesWord(above, owner);
  if (isCredited || SCAM.test(above) || SCAM.test(lead)) return 'unclear';
  const isManaged = MANAGES.test(lead) && !/(?<!\p{L})(?:old|ex|former)(?!\p{L})/iu.test(lead);
  if (!isManaged && (OTHERS_ADDRESS.test(lead) || OTHERS_ADDRESS.test(`${rest}:`)))
    return 'unclear';
  // What comes behind a comma, a bracket or a picture is something else.
  const [first = ''] = rest.split(/[,(]|\/\/|\p{Extended_Pictographic}/u, 1);
  if (!isPlainLabel(first, owner) && !isMailProvider(domain)) return 'unclear';
  return isAsking(lead, owner, isMailProvider(domain)) ? 'owner' : 'unclear';
}

/**
 * Whether an address on a page that is the owner's is theirs too: at the page's host, called like
 * them, or behind words that ask for mail. A reader who comments, a maker or a client is none of these.
 */
export function isTheirsOnPage(
  { address, evidence }: { address: string; evidence: string },
  owner: NamedOwner,
  host: string,
): boolean {
  const [local = '', domain = ''] = address.split('@');
  if (domain === host || domain.endsWith(`.${host}`)) return true;
  const names = [domain.split('.')[0] ?? '', local];
  if (names.some((part) => isCalledLike(part, owner, { within: true }))) return true;
  const at = evidence.toLowerCase().indexOf(address);
  const before = (at < 0 ? evidence : evidence.slice(0, at)).replace(ADDRESS, '|');
  const lead =
    before
      .split(/[|•·●▪;]|\s[–—]\s/u)
      .at(-1)
      ?.slice(-60) ?? '';
  const isOthers = [...CREDITED, OTHERS_ADDRESS, KINDRED, DISCLAIMED].some((one) => one.test(lead));
  if (isOthers || (TRADE.test(lead) && !ASKS.test(lead))) return false;
  // At a company, only a contact without a word, as in a field of its own, and who speaks for the owner.
  const isAsked = isMailProvider(domain)
    ? isAsking(lead, owner, true)
    : !before.trim() || SPEAKS.test(lead);
  return isAsked || sharesWord(local, owner);
}

/** Whether the bio mentions an account of that name as somebody else's: a site called so is theirs. */
export const isMentionedOther = (
  called: string,
  { bio, ...owner }: NamedOwner & { bio: string },
): boolean => {
  const text = bio.slice(0, 2 * LONGEST_BIO);
  const [start, end] = [text.length, text.length];
  return isOfMentioned({ text, address: `@${called}.com`, start, end }, owner);
};
