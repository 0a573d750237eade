const REACH = 40;
/** What people say of addresses that are not to be used: stolen, imitated, old. */
const BEHIND =
  /^["'”)\]]?[\s,;:—–-]{0,3}(?:(?:is|was|are|has been|got|=)\s{1,2})?(?:not me|not my|not mine|isn['’]t me|fake|a fake|scam|a scam|hacked|an? impost|no longer|n['’]est pas moi|no soy yo|es falso|ist nicht|bin ich nicht|não sou eu|не я|фейк)/iu;
const BEFORE =
  /(?:\bnot|\bfake|\bscam(?:mer)?s?|\bhacked|\bbeware of|\bignore|\bimpost[eo]rs?|\bformerly|\bold (?:e-?mail|address)|not an? e-?mail[^@\n]{0,12}?|do(?:n['’]t| not) (?:use|write(?: to)?|e-?mail|mail|reply to|trust)|фейк)[\s:("'“]{1,3}$/iu;

/** A copy goes to somebody else; and whoever made the site or the pictures signs with an address. */
const OF_OTHERS =
  /(?:(?<!\p{L})b?cc(?!\p{L})[^@\n]{0,25}|(?<!\p{L})(?:web ?sites?|site|web ?design|sito(?: web)?|página|сайт|strona|design(?:ed)?|logo|photos?|pics|fotos?|foto's)\s{1,2}(?:\p{L}{1,12}\s{1,2}){0,3}?(?:by|door|von|par|por|da|di|от|przez|av|af)\s{1,2})$/iu;

/** True where the text itself says that the address is not the one to write to. */
export function isDisowned(text: string, { start, end }: { start: number; end: number }): boolean {
  if (BEHIND.test(text.slice(end, end + REACH))) return true;
  const before = text.slice(Math.max(0, start - REACH), start);
  return BEFORE.test(before) || OF_OTHERS.test(before);
}
