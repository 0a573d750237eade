import { OWN_SIGN } from './flowed-text.ts';
import { writtenLines } from './own-tail.ts';
import { letterOf } from './quoted-header.ts';
import { partsOf, quotedLines } from './quoted-lines.ts';
import { isQuoted } from './typed-signs.ts';

const tidy = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(OWN_SIGN, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Marks that give a direction to a text, which stand around addresses in Hebrew and Arabic. */
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export interface OwnWords {
  /** What a person wrote this time; all of the message where nothing else would be left. */
  own: string;
  /** The same with their signature and what their program adds, without what is quoted. Empty if all is. */
  side: string;
  /** All of the message. */
  whole: string;
}

/**
 * A person's own words in a message, without what their mail program quotes above, below and between
 * them, nor what it puts below. What cannot be told apart is kept. Linear.
 *
 * @param answered names and addresses of whom the message goes to: what is quoted is theirs
 */
export function ownWords(text: string, answered: readonly string[] = []): OwnWords {
  const whom = answered.map((who) => who.toLowerCase()).filter((who) => who.length >= 3);
  const lines = text.replace(/\r\n?/g, '\n').replace(DIRECTIONS, '').split('\n');
  const quoted = quotedLines(letterOf(lines, whom));
  const parts = partsOf(quoted, false).map(([from, to]) => lines.slice(from, to));
  const side = tidy(parts.flat());
  const own = tidy(parts.flatMap((part) => part.slice(0, writtenLines(part))));
  const whole = tidy(lines);
  const unsigned = () => tidy(lines.filter((line) => !isQuoted(line)));
  return { own: own || side || unsigned() || whole, side, whole };
}
