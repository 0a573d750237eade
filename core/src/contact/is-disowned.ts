const REACH = 40;
/** What people say of addresses that are not to be used: stolen, imitated, old. */
const BEHIND =
  /^["'”)\]]?[\s,;:—–-]{0,3}(?:(?:is|was|are|has been|got|=)\s{1,2})?(?:not me|not my|not mine|isn['’]t me|fake|a fake|scam|a scam|hacked|an? impost|no longer|n['’]est pas moi|no soy yo|es falso|ist nicht|bin ich nicht|não sou eu|не я|фейк)/iu;
const BEFORE =
  /(?:\bnot|\bfake|\bscam(?:mer)?s?|\bhacked|\bbeware of|\bignore|\bimpost[eo]rs?|\bformerly|\bold (?:e-?mail|address)|do(?:n['’]t| not) (?:use|write(?: to)?|e-?mail|mail|reply to|trust)|фейк)[\s:("'“]{1,3}$/iu;

/** True where the text itself says that the address is nobody's to write to. */
export function isDisowned(text: string, { start, end }: { start: number; end: number }): boolean {
  if (BEHIND.test(text.slice(end, end + REACH))) return true;
  return BEFORE.test(text.slice(Math.max(0, start - REACH), start));
}
