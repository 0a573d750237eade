import { isCommonWord, isDesk } from '@vibes/core/contact/mail-cues';
import { isLabelWord, isNetworkName, mayBeginName } from './label-words.ts';

/**
 * Where two inline elements meet without white space, a reader may see one word
 * or two: `<b>m</b>anagement@…` is one, `<b>Booking</b>ask@…` are two. The page's
 * text keeps a mark at such an edge until what is around it is known.
 */

/**
 * An edge between inline elements. A control character, as the next one: no page should hold them,
 * and beside Latin letters they keep the text in its short form, which is searched twice as fast.
 */
export const EDGE = '\x1C';
/** An edge that is drawn with space: a margin, or two links to different pages. */
export const WIDE_EDGE = '\x1D';

const ANY_EDGE = `[${EDGE}${WIDE_EDGE}]`;
const HAS_EDGE = new RegExp(ANY_EDGE);
const EDGES = new RegExp(`(${ANY_EDGE}+)`);
const EACH_EDGE = new RegExp(ANY_EDGE, 'g');

export const isEdge = (text: string | undefined): boolean => text === EDGE || text === WIDE_EDGE;

export const withoutEdges = (text: string): string =>
  HAS_EDGE.test(text) ? text.replace(EACH_EDGE, '') : text;

/** Signs that stand inside an address: a part that begins or ends with one is a fragment. */
const BEGINS_INSIDE = /^[.@_+-]/;
const ENDS_INSIDE = /[.@_+-]$/;
const IN_ADDRESS = /^[\p{L}\p{N}._+-]/u;
const SINGLE = /^[\p{L}\p{N}]$/u;
/** A capital or a digit alone may stand for "E-mail", "Mail", "Tel", or count something. */
const SHORT_LABEL = /^[EMT\d]$/;
const SIGN = /@|[([{<]\s?(?:at|ät)\s?[)\]}>]/gi;
/** How far from an edge a sign may stand to have to do with it. */
const REACH = 100;
const LONGEST_PHRASE = 60;

/** The text between two edges, or several texts whose edges are settled. */
interface Part {
  texts: string[];
  /** The end of its last line, from behind a colon. */
  phrase: string;
  /** Where it begins in the whole text, edges included. */
  start: number;
  /** The edge in front of it. */
  isWide: boolean;
}

/** The texts on both sides of an edge, each to its next white space. */
const endOf = ({ texts }: Part): string =>
  /\S*$/.exec(texts.at(-1)?.slice(-REACH) ?? '')?.[0] ?? '';
const startOf = ({ texts }: Part): string =>
  /^\S*/.exec(texts[0]?.slice(0, REACH) ?? '')?.[0] ?? '';

function phraseAfter(phrase: string, text: string): string {
  const end = (phrase + text.slice(-LONGEST_PHRASE)).slice(-LONGEST_PHRASE);
  return end.slice(Math.max(end.lastIndexOf('\n'), end.lastIndexOf(':')) + 1);
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let isWide = false;
  let start = 0;
  for (const [place, piece] of text.split(EDGES).entries()) {
    if (place % 2 === 1) isWide ||= piece.includes(WIDE_EDGE);
    else if (piece) {
      parts.push({ texts: [piece], phrase: phraseAfter('', piece), start, isWide });
      isWide = false;
    }
    start += piece.length;
  }
  return parts;
}

const wordsOf = (phrase: string): string[] => phrase.split(/\s+/).filter(Boolean);
const lastWord = (phrase: string): string => wordsOf(phrase).at(-1)?.replace(/\.$/, '') ?? '';

/** False for words whose sign begins a handle: "Instagram", "Made by". */
function mayBeName(phrase: string): boolean {
  const word = lastWord(phrase);
  if (isNetworkName(word)) return false;
  return wordsOf(phrase).length < 2 || !isCommonWord(word.toLowerCase());
}

/** True for a last text that holds a single word on its line, and none that is part of a sentence. */
function isFragment({ texts, phrase }: Part): boolean {
  const word = lastWord(phrase);
  const end = (texts.at(-1) ?? '').slice(-LONGEST_PHRASE);
  return (
    !/\s/.test(end.slice(end.lastIndexOf('\n') + 1)) &&
    !isLabelWord(word) &&
    !isCommonWord(word.toLowerCase())
  );
}

/** True where there is white space already, or where one of the parts is a fragment. */
function isOne(left: Part, right: Part): boolean {
  const [before, behind] = [endOf(left), startOf(right)];
  if (!before || !behind) return true;
  if (SINGLE.test(before) && SINGLE.test(behind)) return true;
  if (behind.startsWith('@')) return mayBeName(left.phrase);
  // "Write to us." ends a sentence; `ann.` in an element of its own does not.
  if (before.endsWith('.')) return isFragment(left);
  return ENDS_INSIDE.test(before) || BEGINS_INSIDE.test(behind) || !IN_ADDRESS.test(behind);
}

function joinFragments(parts: Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const left = joined.at(-1);
    if (left && isOne(left, part)) {
      left.texts.push(...part.texts);
      left.phrase = phraseAfter(left.phrase, part.texts.at(-1) ?? '');
    } else joined.push(part);
  }
  return joined;
}

const nameAt = (behind: string): string => /^[^\s@.]*/.exec(behind)?.[0] ?? '';

/** The words before an edge are a label, a name, a year, a number: words of their own. */
function isWordsApart(phrase: string, behind: string): boolean {
  const word = lastWord(phrase);
  const isAlone = wordsOf(phrase).length < 2;
  if (/^[\d+().-]{6,}$/.test(word) || /[©€$£#№]\s?\d+$/.test(phrase)) return true;
  const name = nameAt(behind);
  if (isLabelWord(word)) return !mayBeginName(word, name);
  if (isAlone) return false;
  if (/\d$/.test(word) || isCommonWord(word.toLowerCase())) return true;
  return /^\p{Lu}\p{Ll}/u.test(word) && /^\p{Ll}/u.test(behind);
}

/** What the edge before `right` becomes: nothing, a space, or an edge that is left open. */
function settled(left: Part, right: Part): string {
  const before = /\S*$/.exec(left.phrase)?.[0] ?? '';
  const behind = /^\S{0,100}/.exec(right.texts.join('').slice(0, REACH))?.[0] ?? '';
  if (right.isWide) return ' ';
  if (before.includes('@')) {
    if (behind.includes('@')) return ' ';
    if (SINGLE.test(startOf(right)) || SINGLE.test(endOf(left))) return '';
    const isNewWord = /\p{Ll}$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(behind);
    const word = /^[\p{L}-]*/u.exec(behind)?.[0] ?? '';
    return isNewWord || isLabelWord(word) ? ' ' : EDGE;
  }
  // "book" and `ing@…`, "in" and `fo@…`.
  if (isDesk(`${endOf(left)}${nameAt(behind)}`)) return '';
  if (SINGLE.test(endOf(left))) return SHORT_LABEL.test(endOf(left)) ? EDGE : '';
  if (isWordsApart(left.phrase, behind)) return ' ';
  return SINGLE.test(startOf(right)) || !behind.includes('@') ? '' : EDGE;
}

/** Returns for places in ascending order whether a sign is near. */
function nearSigns(text: string): (place: number) => boolean {
  const signs = Array.from(text.matchAll(SIGN), ({ index }) => index);
  let at = 0;
  return (place) => {
    while ((signs[at] ?? Infinity) < place - REACH) at += 1;
    return (signs[at] ?? Infinity) <= place + REACH;
  };
}

/**
 * Settles the edges in a text of a page: parts of one address are joined, words
 * beside one are set apart. Where both readings may be whole addresses the edge
 * stays, for `addressesAtEdges`.
 */
export function settleEdges(text: string): string {
  if (!HAS_EDGE.test(text)) return text;
  const isNear = nearSigns(text);
  const parts = joinFragments(partsOf(text));
  return parts
    .map((right, index) => {
      const left = parts[index - 1];
      const edge = left && isNear(right.start) ? settled(left, right) : '';
      return edge + right.texts.join('');
    })
    .join('');
}
