const REACH = 40;
const of = (list: string): string => list.trim().replace(/\s*\n\s*/g, '|');

/** What follows an address that belongs to a fraud or is no longer used. */
const FALSE = of(`not me|not my|not mine|isn['’]t me|a?\\s?fake|a?\\s?scam|hacked|an? impost|stolen
  n['’]est pas moi|no soy yo|no es m[ií]o|es falso|ist nicht|bin ich nicht|não sou eu|não é meu|non sono io|to nie ja|bukan
  ben değilim|ik ben niet|är inte|er ikke|nem én|не я|не моя|не мой|фейк`);
const RETIRED =
  of(`no longer|not (?:in use|active)|dead|n['’]est plus|ya no|non è più|non funziona|nicht mehr|já não|não (?:uso|funciona)
  niet meer|już nie|nie działa|больше не|не работает|artık|kullanılmıyor|används inte|ikke lenger|mi někdo ukrad|už ne`);
const BEHIND = new RegExp(
  `^["'”)\\]]?[\\s,;:—–-]{0,3}(?:(?:is|was|are|has been|got|=)\\s{1,2})?(?:${FALSE}|${RETIRED})`,
  'iu',
);

/** What precedes such an address, or one that is not to be used. */
const OLD =
  of(`old|former|previous|alte[rn]?|frühere|ancien(?:ne)?|viej[ao]|antigu[ao]|anterior|vecchi[ao]|velh[ao]|antig[ao]|oude?
  star[ýáýyaey]|dawn[yae]|стар(?:ый|ая|ую)|прежн|gaml[ae]|gammel|eski|régi|vechi|vanha|lama`);
const ADDRESS =
  of(`(?:e-?)?mails?|address|adress\\p{L}{0,2}|adres\\p{L}{0,2}|e-?mail-?adres\\p{L}{0,3}|dirección|correo|indirizzo|endereço|почт\\p{L}{1,2}
  адрес|e-?posta|cím|osoite|alamat`);
const BEFORE = new RegExp(
  `(?:\\bnot|\\bfake|\\bscam(?:mer)?s?|\\bhacked|\\bbeware of|\\bignore|\\bimpost[eo]rs?|\\bformerly|фейк|not an? e-?mail[^@\\n]{0,12}?|` +
    `(?<!\\p{L})(?:${OLD})\\s{1,2}(?:${ADDRESS})|` +
    `do(?:n['’]t| not) (?:use|write(?: to)?|e-?mail|mail|reply to|trust))[\\s:("'“]{1,3}$`,
  'iu',
);

/**
 * Addresses of others: the recipient of a copy, the maker of the site or the pictures, the sender
 * of a quoted mail, an example in a command.
 */
const OF_OTHERS =
  /(?:(?<!\p{L})b?cc(?!\p{L})[^@\n]{0,25}|(?<!\p{L})from: [^@\n<]{0,40}<|user\.email["'\s=:]{1,4}|(?<!\p{L})(?:web ?sites?|site|web ?design|sito(?: web)?|página|сайт|strona|design(?:ed)?|logo|photos?|pics|fotos?|foto's)\s{1,2}(?:\p{L}{1,12}\s{1,2}){0,3}?(?:by|door|von|par|por|da|di|от|przez|av|af)\s{1,2})$/iu;

/** True where the text itself says that the address is not the one to write to. */
export function isDisowned(text: string, { start, end }: { start: number; end: number }): boolean {
  if (BEHIND.test(text.slice(end, end + REACH))) return true;
  const before = text.slice(Math.max(0, start - REACH), start);
  return BEFORE.test(before) || OF_OTHERS.test(before);
}
