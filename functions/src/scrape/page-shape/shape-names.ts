import { ORDINARY_WORDS } from './shape-words.ts';

const LONGEST_NAME = 60;
const LONGEST_CHUNK = 60;
const BETWEEN = /[\s/?&=#,;:|"'<>()@]+/;
const NAME = /^[_$A-Za-z][\w$.:-]*$/;
/** A run of digits is somebody's number; `h1`, `mp4` and `2x` are not. */
const NUMBER = /\d{3}/;
/** `userInfo`, `user_info` and `USERInfo2` are the words user and info. */
const WORD = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g;

const squash = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const wordsOf = (text: string) => (text.match(WORD) ?? []).map((word) => word.toLowerCase());

/** Adds what a text says: its words, their parts, and those written as one, alone and in pairs. */
export function addWords(said: Set<string>, text: string): void {
  let last = '';
  for (const chunk of text.split(BETWEEN)) {
    const whole = chunk.length <= LONGEST_CHUNK ? squash(chunk) : '';
    said.add(whole);
    said.add(last + whole);
    last = whole;
    for (const word of wordsOf(chunk)) said.add(word);
  }
}

/**
 * What a shape shows of a name: itself when it looks like one that a program has given and none of
 * its words is said on the page, ordinary words aside; else `*`. So what a person wrote or is
 * called does not come through, also where a page uses it as a name.
 */
export function nameReader(said: ReadonlySet<string>): (name: string) => string {
  const isOurs = (word: string) => !ORDINARY_WORDS.has(word) && said.has(word);
  return (name) => {
    if (name.length > LONGEST_NAME || !NAME.test(name) || NUMBER.test(name)) return '*';
    return [squash(name), ...wordsOf(name)].some(isOurs) ? '*' : name;
  };
}
