import { isCalledLike, isOfFans, letters, partsOfName, type NamedOwner } from './called-like.ts';

/** Shorter handles are those of too many once their digits are gone. */
const SHORTEST = 5;
const SHORTEST_WHOLE = 3;
/** Handles that platforms give by themselves. */
const GIVEN = /^(?:user|tiktok|insta)\d*$/u;

const TRADES =
  'mgmt|mngmt|mgt|management|manager|agency|agentur|agence|agencia|agenzia|talents?|shop|store|boutique|tienda|podcast|studios?|team|magazine|promos?|shoutouts?|deals|wholesale|giveaways?|crypto';
const TRADE = new RegExp(`^(?:${TRADES}|band|club|fans?)$|^(?:team|shop)|(?:${TRADES})$`, 'u');

/** Names that say what somebody does, and nothing of who it is. */
const GENERIC =
  /^(?:content|digital|ugc|video|creators?|blog(?:ger(?:in)?)?|vlogs?|influencer|food(?:ie)?|travels?|reise|fit(?:ness)?|make|up|makeup|artist|art|coach|mama|mom|mum|papa|dad|model|photo(?:s|grapher|graphy)?|official|page|account|profile|the|a|my|your|real|lifestyle|life|beauty|fashion|style|couple|family|music|musician|personal|trainer|hair|stylist|nails?|girl|boy|daily|home|of|and|und|y|et|by|de|la|el|le|die|der|das|tv)$/u;

/** Whether a name or a handle is that of a business, a group, or somebody who speaks for others. */
export const isBusiness = ({ handle, name }: NamedOwner): boolean =>
  [...handle.split(/[._\d]+/), ...wordsOf(name)].some((part) => TRADE.test(part));

const wordsOf = (name: string): string[] =>
  name
    .split(/[^\p{L}\p{N}\p{M}'’.]+/u)
    .map(letters)
    .filter(Boolean);

/**
 * The first part of a name where it may be somebody's whole name: of more than one word, that no other
 * part has too, as in "Anna Berg / Ben Berg". Else empty: a first name alone is that of many.
 */
function wholeName({ name }: NamedOwner): string {
  const [first = '', ...more] = partsOfName(name);
  const words = wordsOf(first);
  const isShared = more.some((part) => wordsOf(part).some((one) => words.includes(one)));
  const isSomebody = words.some((one) => one.length > 2 && !GENERIC.test(one));
  return words.length > 1 && isSomebody && !isShared ? first : '';
}

const isInitial = (short: string, long: string) => short.length === 1 && long.startsWith(short);

/**
 * Whether two whole names share a word, and each has one that the other lacks: siblings, or namesakes.
 * Of two with one first name, a word that is in the handle of both tells nobody apart: "Bex Builds"
 * and "Bex Harc" are both @bexbuilds.
 */
function areTwoPeople(one: string, other: string, handle: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const isOfHandle = (word: string) =>
    handle !== '' &&
    a[0] === b[0] &&
    (word.length === 1 || (word.length > 2 && handle.includes(word)));
  const lacks = (words: string[], more: string[]) =>
    words.filter(
      (own) =>
        !isOfHandle(own) &&
        !more.some((its) => its === own || isInitial(own, its) || isInitial(its, own)),
    );
  return a.some((own) => b.includes(own)) && lacks(a, b).length > 0 && lacks(b, a).length > 0;
}

const areTwins = ({ handle, name }: NamedOwner) =>
  /twins?(?!\p{L})|zwilling|gemel[oa]s|jum(?:eaux|elles)|gemelli/iu.test(`${handle} ${name}`);

const withoutDigits = (handle: string) => letters(handle).replace(/\d+$/, '');

/** Whether handles differ in the digits at their ends alone, and the names do not speak against it. */
function areNumbered(one: NamedOwner, other: NamedOwner): boolean {
  const core = withoutDigits(one.handle);
  if (core.length < SHORTEST || GIVEN.test(core) || core !== withoutDigits(other.handle))
    return false;
  const [a, b] = [wordsOf(one.name), wordsOf(other.name)];
  return a.length === 0 || b.length === 0 || a.some((own) => b.includes(own));
}

/** A handle of this many letters inside another one is no coincidence. */
const LONG = 10;
/** What makes of somebody's handle that of their business. */
const FIRM = /^(?:co|inc|llc|ltd|gmbh|hq|pod|cafe|brand|label|salon|mag|press|pr|biz|home|kids)$/u;

/** Whether one handle is the other and a little more, and both are called by one first name. */
function isLonger(one: NamedOwner, other: NamedOwner): boolean {
  const [own, its] = [letters(one.handle), letters(other.handle)];
  const more = own.length >= LONG && its.startsWith(own) ? its.slice(own.length) : '';
  const [[first = ''], [second]] = [wordsOf(one.name), wordsOf(other.name)];
  const isCalled = first.length > 2 && first === second && !GENERIC.test(first);
  return isCalled && more !== '' && more.length <= 5 && !FIRM.test(more);
}

const handleWords = ({ handle }: NamedOwner) => handle.split(/[._]+/).filter(Boolean).toSorted();

/** Whether two handles have the same words in another order. */
function areReordered(one: NamedOwner, other: NamedOwner): boolean {
  const [own, its] = [handleWords(one), handleWords(other)];
  return own.length > 1 && own.join('').length >= LONG && own.join(' ') === its.join(' ');
}

/**
 * Whether two profiles that name each other are evidently called alike: by their handles, by their
 * names, or one by its handle as the other by its name. False for a couple, for siblings, for namesakes,
 * and for a person and their shop: a person is asked whenever it is in doubt.
 */
export function namesAgree(one: NamedOwner, other: NamedOwner): boolean {
  if ([one, other].some((owner) => isOfFans({ ...owner, bio: '' }))) return false;
  // Whoever takes a handle over often sells under it.
  if (one.handle === other.handle) return isBusiness(one) === isBusiness(other);
  const names = { one: wholeName(one), other: wholeName(other) };
  const handle = letters(one.handle);
  const isOneHandle = handle.length >= SHORTEST_WHOLE && handle === letters(other.handle);
  if (areTwoPeople(names.one, names.other, isOneHandle ? handle : '')) return false;
  if (isOneHandle) return true;
  if (areTwins(one) || areTwins(other) || isBusiness(one) !== isBusiness(other)) return false;
  const isLike = (called: string, own: string, name: string) =>
    isCalledLike(called, { handle: own, name }, { exact: true });
  return (
    areNumbered(one, other) ||
    isLonger(one, other) ||
    isLonger(other, one) ||
    areReordered(one, other) ||
    isLike(one.handle, other.handle, names.other) ||
    isLike(other.handle, one.handle, names.one) ||
    isLike(withoutDigits(one.handle), '', names.other) ||
    isLike(withoutDigits(other.handle), '', names.one) ||
    (names.one !== '' && isLike(names.one, '', names.other))
  );
}
