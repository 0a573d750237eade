import { endOfLabel, isPlain } from './ascii-run.ts';
import { mayBeDot } from './may-be-domain.ts';
import { CLOSING, DOT_ENDINGS, DOT_WORDS, OPENING, ORNAMENTS } from './spelled-signs.ts';

/** How the dot before a label is written. */
export type DotForm = 'plain' | 'worded' | 'spaced' | 'half_spaced' | 'mistyped' | 'symbol';

/** One label of a domain, where it ends in the text, and the dot that leads to it (null for the first). */
export interface DomainLabel {
  label: string;
  end: number;
  dot: DotForm | null;
}

const SPACES = /[ \t]{1,2}/y;
const MOST_LABELS = 6;
const LONGEST_LABEL = 63;
const LABEL = /[\p{L}\p{N}][\p{L}\p{N}-]{0,62}/uy;
const ENDING = new RegExp(
  `[ \\t]{1,2}(${Object.keys(DOT_ENDINGS).join('|')})(?![\\p{L}\\p{N}])`,
  'iuy',
);
const FOREIGN_WORDS = DOT_WORDS.split('|')
  .filter((word) => !/[a-zà-ž]/i.test(word))
  .join('|');
/** A spelled dot of another script may be glued to a Latin label, and "dot" by hyphens. */
const GLUED = new RegExp(`(?<=[a-z0-9])(?:${FOREIGN_WORDS}|-dot-(?=[a-z]))`, 'iu');

const sticky = (source: string): RegExp => new RegExp(source, 'iuy');

const DOTS: [DotForm, RegExp][] = [
  // Broken over a line, before the ending alone: "dot" begins and ends sentences too.
  [
    'worded',
    /(?:[ \t]{0,2}\n[ \t]{0,2}dot[ \t]{1,2}|[ \t]{1,2}dot[ \t]{0,2}\n[ \t]{0,2})(?=[a-z]{2,10}(?![ \t]?[\p{L}\p{N}/-]))/iuy,
  ],
  [
    'worded',
    sticky(
      `[ \\t]{0,2}${OPENING}\\s?(?:${DOT_WORDS}|\\.)\\s?${CLOSING}[ \\t]{0,2}(?:\\n[ \\t]{0,2})?`,
    ),
  ],
  [
    'worded',
    sticky(
      `[ \\t]{0,2}(?:${ORNAMENTS}[ \\t]{0,2})?(?<![\\p{L}\\p{N}])(?:${DOT_WORDS})(?![\\p{L}\\p{N}])[ \\t]{0,2}(?:${ORNAMENTS}[ \\t]{0,2})?`,
    ),
  ],
  ['worded', sticky(`[ \\t]{0,2}(?:${FOREIGN_WORDS})[ \\t]{0,2}`)],
  ['mistyped', /\.{2}|,(?=com(?![\p{L}\p{N}]))/iuy],
  ['plain', /\.(?=[\p{L}\p{N}])/uy],
  ['spaced', /[ \t]{1,2}\.[ \t]{1,2}/y],
  ['half_spaced', /\.[ \t]{1,2}|[ \t]{1,2}\.(?=[\p{L}\p{N}])|\.?\n\.?(?=com(?![\p{L}\p{N}]))/uy],
  ['symbol', /[ \t]{0,2}[•·●∙・‧°⚫🔴🔵⚪▪*˙][ \t]{0,2}/uy],
];

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

function labelAt(text: string, from: number): { label: string; end: number } | null {
  const end = endOfLabel(text, from, LONGEST_LABEL);
  const plain = text.slice(from, end);
  if (isPlain(text.charCodeAt(from)) && !(text.charCodeAt(end) > 0x7f) && !plain.includes('-'))
    return { label: plain, end };
  const label = matchAt(LABEL, text, from)?.[0];
  if (!label) return null;
  const glued = GLUED.exec(label)?.index;
  const whole = glued === undefined ? label : label.slice(0, glued);
  return { label: whole, end: from + whole.length };
}

function dotAt(text: string, from: number): { form: DotForm; end: number } | null {
  if (text.charAt(from) === '.') {
    if (isPlain(text.charCodeAt(from + 1))) return { form: 'plain', end: from + 1 };
    const gap = matchAt(SPACES, text, from + 1)?.[0];
    if (gap) return { form: 'half_spaced', end: from + 1 + gap.length };
  }
  for (const [form, pattern] of DOTS) {
    const match = matchAt(pattern, text, from);
    if (match) return { form, end: from + match[0].length };
  }
  return null;
}

/**
 * The labels that a domain may consist of, from a place in the text on, however
 * its dots are written. Reads six labels at most.
 */
export function readLabels(text: string, from: number): DomainLabel[] {
  const labels: DomainLabel[] = [];
  let next = labelAt(text, from);
  let dot: DotForm | null = null;
  while (next && labels.length < MOST_LABELS) {
    labels.push({ label: next.label, end: next.end, dot });
    if (!mayBeDot(text, next.end)) break;
    const isSpaced = /[ \t]/.test(text.charAt(next.end));
    const ending = isSpaced ? matchAt(ENDING, text, next.end) : null;
    if (ending) {
      const label = DOT_ENDINGS[(ending[1] ?? '').toLowerCase()] ?? '';
      labels.push({ label, end: next.end + ending[0].length, dot: 'worded' });
      break;
    }
    const sign = dotAt(text, next.end);
    if (!sign) break;
    dot = sign.form;
    next = labelAt(text, sign.end);
  }
  return labels;
}
