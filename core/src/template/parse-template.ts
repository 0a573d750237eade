import { TEMPLATE_VARIABLES, type TemplateVariable } from './template-variables.ts';

/** A piece of a template: text of every message, or a variable with its fallback. */
export type TemplatePart =
  { text: string } | { variable: TemplateVariable; fallback: string | null };

/** What is wrong with a template, whatever the creator. `written` is the piece as written. */
export type TextFault =
  | { code: 'unknown_variable'; variable: string }
  | { code: 'unclosed'; written: string }
  | { code: 'fill_in'; written: string };

/** `{{name}}` or `{{name|fallback}}`, on one line. */
const VARIABLE = /(?<!\{)\{\{([^{}\n]*)\}\}(?!\})/g;
/** Braces that form no variable, and a known name with one brace too few. */
const HALF = new RegExp(
  [
    '\\{{2,}[^\\S\\n]*[^{}\\s]{0,40}[^\\S\\n]*\\}*',
    '\\{?[^{}\\s]{0,40}\\}{2,}',
    `\\{\\s*(?:${Object.keys(TEMPLATE_VARIABLES).join('|')})\\s*(?:\\|[^{}\\n]{0,200})?\\}`,
  ].join('|'),
  'i',
);
const FILL_IN = /\[\s*fill[\s_-]*in\b[^[\]\n]{0,200}\]?/i;

const isKnown = (name: string): name is TemplateVariable => Object.hasOwn(TEMPLATE_VARIABLES, name);

/**
 * A template's parts in order, and its faults: unknown variables first, then
 * half-written ones, then a `[fill in]`. A part is missing where there is a fault.
 */
export function parseTemplate(template: string): { parts: TemplatePart[]; faults: TextFault[] } {
  const parts: TemplatePart[] = [];
  const faults: TextFault[] = [];
  const halves: TextFault[] = [];
  const addText = (text: string) => {
    if (!text) return;
    parts.push({ text });
    const half = HALF.exec(text)?.[0].trim();
    if (half) halves.push({ code: 'unclosed', written: half });
  };
  let end = 0;
  for (const { 0: written, 1: inner = '', index } of template.matchAll(VARIABLE)) {
    addText(template.slice(end, index));
    end = index + written.length;
    const bar = inner.indexOf('|');
    const name = (bar < 0 ? inner : inner.slice(0, bar)).trim();
    if (isKnown(name))
      parts.push({ variable: name, fallback: bar < 0 ? null : inner.slice(bar + 1).trim() });
    else if (name) faults.push({ code: 'unknown_variable', variable: name });
    else halves.push({ code: 'unclosed', written });
  }
  addText(template.slice(end));
  faults.push(...halves);
  const fillIn = FILL_IN.exec(template)?.[0].trim();
  if (fillIn) faults.push({ code: 'fill_in', written: fillIn });
  return { parts, faults };
}
