/** The platforms' own (WHATWG Encoding), in browsers and in Node alike. */
declare const TextDecoder: new (label: string) => { decode: (bytes: Uint8Array) => string };
declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };

/**
 * In front of a line of the writer's own that begins with `>`: a word joiner (U+2060), which nobody
 * sees. Without it the line would be taken for a quoted one.
 */
export const OWN_SIGN = '\u2060';

interface Line {
  /** How many `>` are before it. */
  depth: number;
  text: string;
}

/** A line without its signs of quoting and the space that was put in front of it (RFC 3676, 4.4 and 4.5). */
function readLine(line: string): Line {
  const [signs = ''] = /^>*/.exec(line) ?? [];
  const text = line.slice(signs.length);
  return { depth: signs.length, text: text.startsWith(' ') ? text.slice(1) : text };
}

const SIGNATURE = '-- ';

const written = ({ depth, text }: Line): string => {
  if (depth > 0) return `${'>'.repeat(depth)} ${text}`;
  return text.startsWith('>') ? OWN_SIGN + text : text;
};

/**
 * A text of `format=flowed` with its paragraphs joined (RFC 3676, 4): a line that ends with a space
 * goes on in the next one, unless that one is quoted more or less deeply, or one of them begins a
 * signature. Linear.
 *
 * @param isDelSp `DelSp=yes`: the space before a break is none of the text
 */
export function flowedText(text: string, isDelSp: boolean): string {
  const joined: { depth: number; pieces: string[] }[] = [];
  let isOpen = false;
  for (const line of text.split('\n').map(readLine)) {
    const last = joined.at(-1);
    const isSignature = line.text === SIGNATURE;
    const flows = line.text.endsWith(' ') && !isSignature;
    const piece = flows && isDelSp ? line.text.slice(0, -1) : line.text;
    if (isOpen && last?.depth === line.depth && !isSignature) last.pieces.push(piece);
    else joined.push({ depth: line.depth, pieces: [piece] });
    isOpen = flows;
  }
  return joined.map(({ depth, pieces }) => written({ depth, text: pieces.join('') })).join('\n');
}

interface Flowed {
  raw: Uint8Array;
  isDelSp: boolean;
}

const PLAIN_TYPE = /^content-type:\s*text\/plain\b[^\n]*(?:\n[ \t][^\n]*)*/gim;
const FLOWED = /(format\s*=\s*"?)flowed/i;

/**
 * A message whose parts no longer say that they are flowed, so that a parser leaves their lines as
 * they came: postal-mime joins quoted lines to the answer below them. Null where none is flowed.
 */
export function withoutFlowed(raw: Uint8Array): Flowed | null {
  // One character a byte, so that what is found is at the same place.
  const text = new TextDecoder('latin1').decode(raw);
  let found: Flowed | null = null;
  for (const { 0: field, index } of text.matchAll(PLAIN_TYPE)) {
    const sign = FLOWED.exec(field);
    if (!sign) continue;
    found ??= { raw: raw.slice(), isDelSp: /delsp\s*=\s*"?yes/i.test(field) };
    found.raw.set(new TextEncoder().encode('fixed '), index + sign.index + (sign[1] ?? '').length);
  }
  return found;
}
