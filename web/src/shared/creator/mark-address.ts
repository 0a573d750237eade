/** A snippet in three parts; `marked` is empty where the address cannot be found in it. */
export interface MarkedSnippet {
  before: string;
  marked: string;
  after: string;
}

/** Characters between two parts of an address that is spelled out, as in `ann (at) studio dot com`. */
const WIDEST_GAP = 24;

/** Plain small letters, each with its original index, so that 𝗮𝗻𝗻 is found as ann. `tight`: without spaces. */
function fold(snippet: string, tight = false): { text: string; origins: number[] } {
  const origins: number[] = [];
  let text = '';
  let index = 0;
  for (const character of snippet) {
    const folded = character.normalize('NFKC').toLowerCase();
    const plain = tight ? folded.trim() : folded;
    text += plain;
    for (let i = 0; i < plain.length; i += 1) origins.push(index);
    index += character.length;
  }
  origins.push(index);
  return { text, origins };
}

interface Span {
  start: number;
  end: number;
  /** Parts of the address in it. */
  found: number;
}

/** The parts found one after the other from `start` on. */
function followParts(text: string, parts: string[], start: number): Span {
  let end = start;
  let found = 0;
  for (const part of parts) {
    const at = text.slice(end, end + WIDEST_GAP + part.length).indexOf(part);
    if (at < 0) break;
    end += at + part.length;
    found += 1;
  }
  return { start, end, found };
}

/** More parts are better; with as many parts, the shorter stretch. */
const isBetter = (one: Span, other: Span | null) =>
  !other ||
  one.found > other.found ||
  (one.found === other.found && one.end - one.start < other.end - other.start);

function findLiteral(text: string, address: string): Span | null {
  const start = text.indexOf(address);
  return start < 0 ? null : { start, end: start + address.length, found: 1 };
}

function findParts(text: string, address: string): Span | null {
  const parts = address.split(/[@.]/).filter(Boolean);
  const [first] = parts;
  if (!first) return null;
  let best: Span | null = null;
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    const span = followParts(text, parts, at);
    if (span.found > 1 && isBetter(span, best)) best = span;
  }
  return best;
}

/**
 * Finds the address in the words it was read from, also where it is spelled out, styled or
 * corrected: then from its first part to the last one found. Spaces within it may come from the
 * page's layout.
 */
export function markAddress(snippet: string, address: string): MarkedSnippet {
  const wanted = address.toLowerCase();
  const whole = fold(snippet);
  const tight = fold(snippet, true);
  const asWritten = findLiteral(whole.text, wanted);
  const joined = asWritten ? null : findLiteral(tight.text, wanted);
  const span = asWritten ?? joined ?? findParts(whole.text, wanted);
  if (!span) return { before: snippet, marked: '', after: '' };
  const { origins } = joined ? tight : whole;
  const [start = 0, end] = [span.start, span.end].map((index) => origins[index]);
  const marked = snippet.slice(start, end).trimEnd();
  return { before: snippet.slice(0, start), marked, after: snippet.slice(start + marked.length) };
}
