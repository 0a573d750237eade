import { parseTemplate } from '@vibes/core/template/parse-template';
import type { TemplateValues } from '@vibes/core/template/template-variables';

/** A piece of a template as a person reads it: `written` is what the template holds. */
export interface FilledPiece {
  text: string;
  written: string;
  isVariable: boolean;
}

const BRACES = /\{\{[^{}\n]*\}\}/g;

/** A variable shows its value, else its fallback; one with neither, and anything else, as written. */
function filledPiece(written: string, values: TemplateValues): FilledPiece {
  const [part] = parseTemplate(written).parts;
  const text = part && 'variable' in part ? values[part.variable] || part.fallback : null;
  return { text: text || written, written, isVariable: Boolean(text) };
}

/** The template, filled in for one creator, in pieces. */
export function fillIn(template: string, values: TemplateValues): FilledPiece[] {
  const pieces: FilledPiece[] = [];
  let end = 0;
  const addText = (text: string) => {
    if (text) pieces.push({ text, written: text, isVariable: false });
  };
  for (const { 0: written, index } of template.matchAll(BRACES)) {
    addText(template.slice(end, index));
    pieces.push(filledPiece(written, values));
    end = index + written.length;
  }
  addText(template.slice(end));
  return pieces;
}

export const textOf = (pieces: FilledPiece[]): string => pieces.map(({ text }) => text).join('');

function sameStart(one: string, other: string): number {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length += 1;
  return length;
}

const reversed = (text: string) => text.split('').reverse().join('');

/**
 * The template after the filled-in text was edited to `next`. A variable stays one as long as its
 * own letters are not touched.
 */
export function editFilled(pieces: FilledPiece[], next: string): string {
  const before = textOf(pieces);
  const from = sameStart(before, next);
  const kept = sameStart(reversed(before.slice(from)), reversed(next.slice(from)));
  const to = before.length - kept;
  let [left, right, start] = ['', '', 0];
  for (const { text, written, isVariable } of pieces) {
    const end = start + text.length;
    if (end <= from) left += written;
    else if (start >= to) right += written;
    else {
      // Whole pieces of text hold what they show; of a variable the untouched letters stay.
      left += (isVariable ? text : written).slice(0, Math.max(0, from - start));
      right += (isVariable ? text : written).slice(Math.max(0, to - start));
    }
    start = end;
  }
  return left + next.slice(from, next.length - kept) + right;
}
