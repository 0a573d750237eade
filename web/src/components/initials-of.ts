const WORD = /[\p{L}\p{N}]+/gu;
/** Scripts in which two first letters beside each other stand for a name. */
const HAS_INITIALS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u;

const firstOf = (word: string) => (/^\P{M}\p{M}*/u.exec(word)?.[0] ?? '').normalize('NFKC');

/** One or two letters for a name of any script; none for one without letters. */
export function initialsOf(name: string): string {
  const words = name.normalize('NFKC').match(WORD) ?? [];
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  const both = HAS_INITIALS.test(first) && HAS_INITIALS.test(last);
  return [first, both ? last : ''].map(firstOf).join('').toLocaleUpperCase();
}
